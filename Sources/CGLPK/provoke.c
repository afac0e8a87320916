/* Breakdowns on purpose, so that tests can prove what becomes of them. */
#include "internal.h"

static void break_index(void) {
  glp_prob *p = glp_create_prob();
  glp_set_col_bnds(p, 7, GLP_FX, 0, 0);
}

static int swallow(void *info, const char *text) {
  (void)info;
  (void)text;
  return 1;
}

/* GLPK reports its progress through the terminal hook in the middle of a run: the fault is raised from there. */
static int raise_fault(void *info, const char *text) {
  (void)text;
  glp_prob *p = info;
  glp_term_hook(swallow, NULL);
  glp_set_obj_coef(p, -1, 0);
  return 1;
}

static void break_in_solve(void) {
  glp_prob *p = glp_create_prob();
  int indices[] = {0, 1, 2};
  double values[] = {0, 1, 1};
  glp_add_rows(p, 1);
  glp_add_cols(p, 2);
  glp_set_row_bnds(p, 1, GLP_LO, 1, 0);
  glp_set_col_bnds(p, 1, GLP_LO, 0, 0);
  glp_set_col_bnds(p, 2, GLP_LO, 0, 0);
  glp_set_obj_coef(p, 1, 1);
  glp_set_obj_coef(p, 2, 2);
  glp_set_mat_row(p, 1, 2, indices, values);
  glp_smcp control;
  glp_init_smcp(&control);
  control.msg_lev = GLP_MSG_ALL;
  glp_term_hook(raise_fault, p);
  glp_term_out(GLP_ON);
  glp_simplex(p, &control);
}

static void break_memory(void) {
  glp_mem_limit(1);
  for (;;) glp_alloc(1000, 1000);
}

static void provoke(void *argument) {
  switch (*(int32_t *)argument) {
    case CGLPK_FAULT_BAD_INDEX: break_index(); break;
    case CGLPK_FAULT_IN_SOLVE: break_in_solve(); break;
    default: break_memory(); break;
  }
}

int32_t cglpk_provoke(int32_t fault, char *words) { return cglpk_guarded(provoke, &fault, words); }
