/* GLPK answers bad data with an abort at best and a wrong "optimal" at worst, so it never sees any. */
#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *check_bounds(const double *lower, const double *upper, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    /* Written so that NaN fails. */
    if (!(lower[i] <= upper[i])) return "crossed bounds or NaN";
    if (lower[i] == INFINITY || upper[i] == -INFINITY) return "bound at the wrong infinity";
  }
  return NULL;
}

/* Checks lists of column indices; last_use has one element a column and holds numbers below first_mark. */
static const char *check_lists(
    ptrdiff_t lists, const ptrdiff_t *starts, const int32_t *indices, const double *values, ptrdiff_t columns,
    ptrdiff_t *last_use, ptrdiff_t first_mark) {
  if (starts[0] != 0) return "first start not 0";
  for (ptrdiff_t i = 0; i < lists; i++) {
    if (starts[i + 1] < starts[i]) return "falling starts";
    if (starts[i + 1] > CGLPK_MAX_ENTRIES) return "too many entries";
    for (ptrdiff_t k = starts[i]; k < starts[i + 1]; k++) {
      int32_t column = indices[k];
      if (column < 0 || column >= columns) return "column out of range";
      if (last_use[column] == first_mark + i) return "duplicate column";
      last_use[column] = first_mark + i;
      if (!isfinite(values[k])) return "coefficient not finite";
    }
  }
  return NULL;
}

static const char *check_statuses(const uint8_t *status, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    if (status[i] > CGLPK_FIXED) return "unknown basis status";
  }
  return NULL;
}

static const char *check_options(const cglpk_program *program, const cglpk_options *options) {
  if (!(options->time_limit >= 0)) return "invalid time limit";
  if (options->iteration_limit < 0) return "invalid iteration limit";
  if (!(options->freezing_tolerance > 0)) return "invalid freezing tolerance";
  if ((program->row_status == NULL) != (program->column_status == NULL)) return "half a basis";
  if (program->row_status == NULL) return NULL;
  const char *wrong = check_statuses(program->row_status, program->row_count);
  return wrong ? wrong : check_statuses(program->column_status, program->column_count);
}

static const char *check_counts(const cglpk_program *program) {
  if (program->row_count < 0 || program->column_count < 0 || program->tier_count < 0) return "negative count";
  if (program->row_count > CGLPK_MAX_ROWS_OR_COLUMNS) return "too many rows";
  if (program->column_count > CGLPK_MAX_ROWS_OR_COLUMNS) return "too many columns";
  return NULL;
}

/* Checks two groups of lists, the matrix rows and others that may name indices below second_limit. */
static const char *check_two(
    const cglpk_program *program, ptrdiff_t lists, const ptrdiff_t *starts, const int32_t *indices,
    const double *values, ptrdiff_t second_limit) {
  ptrdiff_t longest = second_limit > program->column_count ? second_limit : program->column_count;
  size_t bytes = ((size_t)longest + 1) * sizeof(ptrdiff_t);
  ptrdiff_t *last_use = malloc(bytes);
  if (last_use == NULL) return "out of memory";
  memset(last_use, 0xff, bytes); /* -1 */
  const char *wrong = check_lists(
      program->row_count, program->row_starts, program->column_indices, program->coefficients, program->column_count,
      last_use, 0);
  if (!wrong) wrong = check_lists(lists, starts, indices, values, second_limit, last_use, program->row_count);
  free(last_use);
  return wrong;
}

const char *cglpk_validate(const cglpk_program *program, const cglpk_options *options) {
  const char *wrong = check_counts(program);
  if (!wrong) wrong = check_bounds(program->row_lower, program->row_upper, program->row_count);
  if (!wrong) wrong = check_bounds(program->column_lower, program->column_upper, program->column_count);
  if (!wrong) wrong = check_options(program, options);
  if (wrong) return wrong;
  return check_two(
      program, program->tier_count, program->tier_starts, program->tier_columns, program->tier_coefficients,
      program->column_count);
}

const char *cglpk_validate_directions(const cglpk_program *program, const cglpk_directions *directions) {
  const char *wrong = check_counts(program);
  if (!wrong && directions->count < 0) wrong = "negative count";
  if (!wrong) wrong = check_statuses(program->row_status, program->row_count);
  if (!wrong) wrong = check_statuses(program->column_status, program->column_count);
  if (wrong) return wrong;
  ptrdiff_t rows = program->row_count, variables = rows + program->column_count;
  wrong = check_two(
      program, directions->count, directions->starts, directions->variables, directions->rates, variables);
  if (wrong) return wrong;
  for (ptrdiff_t k = 0; k < directions->starts[directions->count]; k++) {
    int32_t v = directions->variables[k];
    uint8_t status = v < rows ? program->row_status[v] : program->column_status[v - rows];
    if (status == CGLPK_BASIC) return "direction of a basic variable";
  }
  return NULL;
}
