/* Proofs for programs without an optimum.
 *
 * The primal method's first phase minimises the sum of infeasibilities. Where that sum cannot reach zero, the duals of
 * this auxiliary objective are a Farkas ray: GLPK does not return them, but they follow from the final basis. With g the
 * gradient of the sum over the basic variables, solve B'z = g; then -z are the multipliers of the rows. */
#include "internal.h"

#include <math.h>

static double larger(double a, double b) { return a > b ? a : b; }

/* The value, bounds and type of the k-th variable, rows first, from 1. */
static void look_up(const cglpk_session *session, int k, double *value, int *type, double *lower, double *upper) {
  glp_prob *p = session->problem;
  if (k <= session->rows) {
    *value = glp_get_row_prim(p, k);
    *type = glp_get_row_type(p, k);
    *lower = glp_get_row_lb(p, k);
    *upper = glp_get_row_ub(p, k);
  } else {
    int j = k - session->rows;
    *value = glp_get_col_prim(p, j);
    *type = glp_get_col_type(p, j);
    *lower = glp_get_col_lb(p, j);
    *upper = glp_get_col_ub(p, j);
  }
}

/* Fills z (from 1) with the gradient and solves for the multipliers. */
static void solve_for_multipliers(cglpk_session *session, double tolerance, double *z) {
  for (int i = 1; i <= session->rows; i++) {
    double value, lower, upper;
    int type;
    look_up(session, glp_get_bhead(session->problem, i), &value, &type, &lower, &upper);
    z[i] = 0;
    if (type == GLP_FR) continue;
    if (type != GLP_UP && value < lower - tolerance * (1 + fabs(lower))) z[i] = -1;
    if (type != GLP_LO && value > upper + tolerance * (1 + fabs(upper))) z[i] = 1;
  }
  glp_btran(session->problem, z);
}

/* The margin of the proof, in units of its largest term; slope and size are scratch space, one element a column. */
static double margin_of(const cglpk_session *session, const double *ray, double *slope, double *size) {
  const cglpk_program *program = session->program;
  double margin = 0, largest = 0;
  for (int j = 0; j < session->columns; j++) slope[j] = size[j] = 0;
  for (int i = 0; i < session->rows; i++) {
    if (ray[i] == 0) continue;
    double term = ray[i] * (ray[i] > 0 ? program->row_lower[i] : program->row_upper[i]);
    margin += term;
    largest = larger(largest, fabs(term));
    for (ptrdiff_t k = program->row_starts[i]; k < program->row_starts[i + 1]; k++) {
      slope[program->column_indices[k]] += ray[i] * program->coefficients[k];
      size[program->column_indices[k]] += fabs(ray[i] * program->coefficients[k]);
    }
  }
  for (int j = 0; j < session->columns; j++) {
    if (slope[j] == 0) continue;
    double bound = slope[j] > 0 ? program->column_upper[j] : program->column_lower[j];
    if (isinf(bound) && fabs(slope[j]) <= 1e-11 * size[j]) continue;
    margin -= slope[j] * bound;
    largest = larger(largest, fabs(slope[j] * bound));
  }
  if (!isfinite(margin)) return -1;
  return margin / larger(largest, 1);
}

/* Scales the multipliers to a largest magnitude of 1 and clears rounding noise. */
static void normalise(double *ray, int count) {
  double largest = 0;
  for (int i = 0; i < count; i++) largest = larger(largest, fabs(ray[i]));
  if (largest == 0) return;
  for (int i = 0; i < count; i++) ray[i] = fabs(ray[i]) <= 1e-12 * largest ? 0 : ray[i] / largest;
}

double cglpk_row_ray(cglpk_session *session, double *ray) {
  if (session->rows == 0) return -1;
  if (glp_warm_up(session->problem) != 0) return -1;
  double *z = glp_alloc(session->rows + 1, sizeof(double));
  double *slope = glp_alloc(session->columns + 1, sizeof(double));
  double *size = glp_alloc(session->columns + 1, sizeof(double));
  /* Which variables count as infeasible is a matter of tolerance; the proof itself shows which choice was right. */
  static const double tolerances[] = {1e-7, 1e-9, 1e-5, 0};
  double margin = -1;
  for (int t = 0; t < 4 && margin <= 0; t++) {
    solve_for_multipliers(session, tolerances[t], z);
    for (int i = 0; i < session->rows; i++) ray[i] = -z[i + 1];
    normalise(ray, session->rows);
    margin = margin_of(session, ray, slope, size);
  }
  glp_free(z);
  glp_free(slope);
  glp_free(size);
  return margin;
}

int cglpk_column_ray(cglpk_session *session, double *ray) {
  glp_prob *p = session->problem;
  int k = glp_get_unbnd_ray(p);
  if (k == 0) return 0;
  if (glp_warm_up(p) != 0) return 0;
  int is_row = k <= session->rows;
  int status = is_row ? glp_get_row_stat(p, k) : glp_get_col_stat(p, k - session->rows);
  if (status == GLP_BS) return 0;
  double cost = is_row ? glp_get_row_dual(p, k) : glp_get_col_dual(p, k - session->rows);
  double direction = cost < 0 ? 1 : -1;
  for (int j = 0; j < session->columns; j++) ray[j] = 0;
  if (!is_row) ray[k - session->rows - 1] = direction;
  if (session->rows == 0) return 1;
  int *index = glp_alloc(session->rows + 1, sizeof(int));
  double *change = glp_alloc(session->rows + 1, sizeof(double));
  int count = glp_eval_tab_col(p, k, index, change);
  for (int t = 1; t <= count; t++) {
    if (index[t] > session->rows) ray[index[t] - session->rows - 1] = direction * change[t];
  }
  glp_free(index);
  glp_free(change);
  return 1;
}
