/* Pricing: is the present basis feasible, is it optimal? One solve with the factorised basis each way and a pass over
 * the matrix, against which even an idle simplex run is several times as expensive. */
#include "internal.h"

#include <math.h>

/* Tighter than GLPK's defaults, which let a coordinate of 1,000 be off by 1e-5. */
static const double tight = 1e-9;
static const double usual = 1e-7;
/* GLPK widens its tolerances with the magnitude of the bound or cost at this rate; the same is done here. */
static const double growth = 0.1;

double cglpk_bound_tolerance(const cglpk_session *session) { return session->loose ? usual : tight; }

static int inside(double value, double lower, double upper, double tolerance) {
  return value >= lower - tolerance * (1 + growth * fabs(lower)) &&
         value <= upper + tolerance * (1 + growth * fabs(upper));
}

static int sign_allowed(double cost, int status, double tolerance) {
  switch (status) {
    case GLP_NL: return cost >= -tolerance;
    case GLP_NU: return cost <= tolerance;
    case GLP_NF: return fabs(cost) <= tolerance;
    default: return 1;
  }
}

/* The bounds are the program's, unless an earlier tier has frozen the entry: asking GLPK for each takes longer. */
static int primal_feasible(const cglpk_session *session, double tolerance) {
  glp_prob *p = session->problem;
  const cglpk_program *program = session->program;
  for (int i = 0; i < session->rows; i++) {
    if (glp_get_row_stat(p, i + 1) != GLP_BS) continue;
    int is_frozen = session->frozen[i] != CGLPK_BASIC;
    double lower = is_frozen ? glp_get_row_lb(p, i + 1) : program->row_lower[i];
    double upper = is_frozen ? glp_get_row_ub(p, i + 1) : program->row_upper[i];
    if (!inside(glp_get_row_prim(p, i + 1), lower, upper, tolerance)) return 0;
  }
  for (int j = 0; j < session->columns; j++) {
    if (glp_get_col_stat(p, j + 1) != GLP_BS) continue;
    int is_frozen = session->frozen[session->rows + j] != CGLPK_BASIC;
    double lower = is_frozen ? glp_get_col_lb(p, j + 1) : program->column_lower[j];
    double upper = is_frozen ? glp_get_col_ub(p, j + 1) : program->column_upper[j];
    if (!inside(glp_get_col_prim(p, j + 1), lower, upper, tolerance)) return 0;
  }
  return 1;
}

static int dual_feasible(const cglpk_session *session, double tolerance) {
  glp_prob *p = session->problem;
  for (int i = 1; i <= session->rows; i++) {
    if (!sign_allowed(glp_get_row_dual(p, i), glp_get_row_stat(p, i), tolerance)) return 0;
  }
  for (int j = 1; j <= session->columns; j++) {
    double allowed = tolerance * (1 + growth * fabs(glp_get_obj_coef(p, j)));
    if (!sign_allowed(glp_get_col_dual(p, j), glp_get_col_stat(p, j), allowed)) return 0;
  }
  return 1;
}

int cglpk_price(cglpk_session *session) {
  if (!glp_bf_exists(session->problem)) session->result->factorizations++;
  if (glp_warm_up(session->problem) != 0) return CGLPK_UNUSABLE;
  double tolerance = cglpk_bound_tolerance(session);
  int verdict = CGLPK_NEITHER;
  if (primal_feasible(session, tolerance)) verdict |= CGLPK_PRIMAL_FEASIBLE;
  if (dual_feasible(session, tolerance)) verdict |= CGLPK_DUAL_FEASIBLE;
  return verdict;
}
