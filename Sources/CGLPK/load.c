/* From the arrays of a program to a GLPK problem, and from its solution to arrays. */
#include "internal.h"

#include <math.h>
#include <string.h>

static int bound_type(double lower, double upper) {
  /* GLPK refuses a double bound with equal ends. */
  if (lower == upper) return GLP_FX;
  if (lower == -INFINITY) return upper == INFINITY ? GLP_FR : GLP_UP;
  return upper == INFINITY ? GLP_LO : GLP_DB;
}

static void load_bounds(cglpk_session *session) {
  const cglpk_program *program = session->program;
  /* GLPK starts with free rows and columns fixed at 0: every bound is set. Unused ends are ignored. */
  for (int i = 0; i < session->rows; i++) {
    double lower = program->row_lower[i], upper = program->row_upper[i];
    glp_set_row_bnds(session->problem, i + 1, bound_type(lower, upper), lower, upper);
  }
  for (int j = 0; j < session->columns; j++) {
    double lower = program->column_lower[j], upper = program->column_upper[j];
    glp_set_col_bnds(session->problem, j + 1, bound_type(lower, upper), lower, upper);
  }
}

/* GLPK counts from 1 in arrays whose first element is unused. */
static void load_entries(cglpk_session *session) {
  const cglpk_program *program = session->program;
  int entries = (int)program->row_starts[session->rows];
  int *row_of = glp_alloc(entries + 1, sizeof(int));
  int *column_of = glp_alloc(entries + 1, sizeof(int));
  double *value_of = glp_alloc(entries + 1, sizeof(double));
  for (int i = 0; i < session->rows; i++) {
    for (ptrdiff_t k = program->row_starts[i]; k < program->row_starts[i + 1]; k++) {
      row_of[k + 1] = i + 1;
      column_of[k + 1] = program->column_indices[k] + 1;
      value_of[k + 1] = program->coefficients[k];
    }
  }
  glp_load_matrix(session->problem, entries, row_of, column_of, value_of);
  glp_free(row_of);
  glp_free(column_of);
  glp_free(value_of);
}

void cglpk_load_matrix(cglpk_session *session) {
  session->problem = glp_create_prob();
  if (session->rows > 0) glp_add_rows(session->problem, session->rows);
  if (session->columns > 0) glp_add_cols(session->problem, session->columns);
  load_entries(session);
}

void cglpk_load(cglpk_session *session) {
  cglpk_load_matrix(session);
  glp_set_obj_dir(session->problem, GLP_MIN);
  load_bounds(session);
  int entries = session->rows + session->columns;
  session->frozen = glp_alloc(entries + 1, 1);
  memset(session->frozen, CGLPK_BASIC, (size_t)entries + 1);
}

static const int glpk_status[] = {GLP_BS, GLP_NL, GLP_NU, GLP_NF, GLP_NS};

/* GLPK corrects a non-basic status that the bounds do not allow. */
void cglpk_set_given_basis(cglpk_session *session) {
  for (int i = 0; i < session->rows; i++)
    glp_set_row_stat(session->problem, i + 1, glpk_status[session->program->row_status[i]]);
  for (int j = 0; j < session->columns; j++)
    glp_set_col_stat(session->problem, j + 1, glpk_status[session->program->column_status[j]]);
}

void cglpk_set_objective(cglpk_session *session, ptrdiff_t tier) {
  const cglpk_program *program = session->program;
  if (tier > 0) {
    for (ptrdiff_t k = program->tier_starts[tier - 1]; k < program->tier_starts[tier]; k++)
      glp_set_obj_coef(session->problem, program->tier_columns[k] + 1, 0);
  }
  for (ptrdiff_t k = program->tier_starts[tier]; k < program->tier_starts[tier + 1]; k++)
    glp_set_obj_coef(session->problem, program->tier_columns[k] + 1, program->tier_coefficients[k]);
}

static uint8_t status_from_glpk(int status) {
  switch (status) {
    case GLP_BS: return CGLPK_BASIC;
    case GLP_NL: return CGLPK_AT_LOWER;
    case GLP_NU: return CGLPK_AT_UPPER;
    case GLP_NF: return CGLPK_FREE;
    default: return CGLPK_FIXED;
  }
}

/* Restricts the program to the optimal face of the objective just solved: the points at which everything that has a
 * non-zero reduced cost stays where it is. The basis and its factorisation stay valid. */
void cglpk_freeze(cglpk_session *session) {
  glp_prob *p = session->problem;
  double tolerance = session->options->freezing_tolerance;
  for (int i = 1; i <= session->rows; i++) {
    int status = glp_get_row_stat(p, i);
    if (status == GLP_BS || status == GLP_NS || fabs(glp_get_row_dual(p, i)) <= tolerance) continue;
    double bound = glp_get_row_prim(p, i);
    glp_set_row_bnds(p, i, GLP_FX, bound, bound);
    session->frozen[i - 1] = status_from_glpk(status);
  }
  for (int j = 1; j <= session->columns; j++) {
    int status = glp_get_col_stat(p, j);
    if (status == GLP_BS || status == GLP_NS || fabs(glp_get_col_dual(p, j)) <= tolerance) continue;
    double bound = glp_get_col_prim(p, j);
    glp_set_col_bnds(p, j, GLP_FX, bound, bound);
    session->frozen[session->rows + j - 1] = status_from_glpk(status);
  }
}

void cglpk_extract_tier(cglpk_session *session, ptrdiff_t tier) {
  glp_prob *p = session->problem;
  double *duals = session->result->row_duals + tier * session->rows;
  double *costs = session->result->reduced_costs + tier * session->columns;
  for (int i = 0; i < session->rows; i++) duals[i] = glp_get_row_dual(p, i + 1);
  for (int j = 0; j < session->columns; j++) costs[j] = glp_get_col_dual(p, j + 1);
  session->result->objectives[tier] = glp_get_obj_val(p);
}

/* A frozen entry gets the status that it had before it was fixed, so that the basis can start the original program. */
static uint8_t final_status(const cglpk_session *session, int entry, int status) {
  if (status != GLP_BS && session->frozen[entry] != CGLPK_BASIC) return session->frozen[entry];
  return status_from_glpk(status);
}

void cglpk_extract_point(cglpk_session *session) {
  glp_prob *p = session->problem;
  cglpk_result *result = session->result;
  for (int i = 0; i < session->rows; i++) {
    result->row_values[i] = glp_get_row_prim(p, i + 1);
    result->row_status[i] = final_status(session, i, glp_get_row_stat(p, i + 1));
  }
  for (int j = 0; j < session->columns; j++) {
    result->column_values[j] = glp_get_col_prim(p, j + 1);
    result->column_status[j] = final_status(session, session->rows + j, glp_get_col_stat(p, j + 1));
  }
  result->has_point = 1;
}
