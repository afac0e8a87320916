/* Derivatives of a basic solution.
 *
 * Rows r and columns x obey r - A x = 0. With the basic variables B and the others N in that system, the rates of the
 * basic ones solve B dx_B = -N dx_N: one solve with the factorised basis for each direction. */
#include "internal.h"

#include <stdio.h>
#include <string.h>

typedef struct {
  cglpk_session session;
  const cglpk_directions *directions;
  double *row_derivatives, *column_derivatives;
  int32_t termination;
} differentiation;

/* Subtracts the column of the system that belongs to a variable, times its rate. */
static void move(cglpk_session *session, int32_t variable, double rate, double *right, int *index, double *value) {
  if (variable < session->rows) {
    right[variable + 1] -= rate;
    return;
  }
  int count = glp_get_mat_col(session->problem, variable - session->rows + 1, index, value);
  for (int t = 1; t <= count; t++) right[index[t]] += rate * value[t];
}

static void differentiate(differentiation *d, ptrdiff_t direction, double *right, int *index, double *value) {
  cglpk_session *session = &d->session;
  int rows = session->rows, columns = session->columns;
  double *row_rates = d->row_derivatives + direction * rows;
  double *column_rates = d->column_derivatives + direction * columns;
  for (int i = 0; i < rows; i++) row_rates[i] = right[i + 1] = 0;
  for (int j = 0; j < columns; j++) column_rates[j] = 0;
  for (ptrdiff_t k = d->directions->starts[direction]; k < d->directions->starts[direction + 1]; k++) {
    int32_t variable = d->directions->variables[k];
    double rate = d->directions->rates[k];
    if (variable < rows) row_rates[variable] = rate;
    else column_rates[variable - rows] = rate;
    move(session, variable, rate, right, index, value);
  }
  if (rows == 0) return;
  glp_ftran(session->problem, right);
  for (int i = 1; i <= rows; i++) {
    int k = glp_get_bhead(session->problem, i);
    if (k <= rows) row_rates[k - 1] = right[i];
    else column_rates[k - rows - 1] = right[i];
  }
}

static void differentiate_in_guard(void *argument) {
  differentiation *d = argument;
  cglpk_session *session = &d->session;
  cglpk_load_matrix(session);
  cglpk_set_given_basis(session);
  d->termination = CGLPK_NUMERICAL_FAILURE;
  if (glp_factorize(session->problem) == 0) {
    double *right = glp_alloc(session->rows + 1, sizeof(double));
    int *index = glp_alloc(session->rows + 1, sizeof(int));
    double *value = glp_alloc(session->rows + 1, sizeof(double));
    for (ptrdiff_t k = 0; k < d->directions->count; k++) differentiate(d, k, right, index, value);
    glp_free(right);
    glp_free(index);
    glp_free(value);
    d->termination = CGLPK_OPTIMAL;
  }
  glp_delete_prob(session->problem);
}

int32_t cglpk_differentiate(
    ptrdiff_t row_count, ptrdiff_t column_count, const ptrdiff_t *row_starts, const int32_t *column_indices,
    const double *coefficients, const uint8_t *row_status, const uint8_t *column_status, ptrdiff_t direction_count,
    const ptrdiff_t *direction_starts, const int32_t *direction_variables, const double *direction_rates,
    double *row_derivatives, double *column_derivatives, char *words) {
  cglpk_program program = {
      .row_count = row_count,
      .column_count = column_count,
      .row_starts = row_starts,
      .column_indices = column_indices,
      .coefficients = coefficients,
      .row_status = row_status,
      .column_status = column_status,
  };
  cglpk_directions directions = {direction_count, direction_starts, direction_variables, direction_rates};
  words[0] = 0;
  const char *wrong = cglpk_validate_directions(&program, &directions);
  if (wrong != NULL) {
    snprintf(words, CGLPK_WORD_CAPACITY, "%s", wrong);
    return strcmp(wrong, "out of memory") == 0 ? CGLPK_OUT_OF_MEMORY : CGLPK_INVALID;
  }
  differentiation d = {
      .session = {.program = &program, .rows = (int)row_count, .columns = (int)column_count},
      .directions = &directions,
      .row_derivatives = row_derivatives,
      .column_derivatives = column_derivatives,
  };
  int32_t failure = cglpk_guarded(differentiate_in_guard, &d, words);
  return failure != 0 ? failure : d.termination;
}
