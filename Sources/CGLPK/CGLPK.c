/* The call: check, guard, load, tier after tier, extract. */
#include "internal.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* Keeps the milliseconds of the limit within an int. */
static const double longest_time = 86400;

double cglpk_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

const char *cglpk_version(void) { return glp_version(); }

/* Without tiers any feasible point will do: the objective stays zero. */
static void solve_all_tiers(cglpk_session *session) {
  cglpk_result *result = session->result;
  ptrdiff_t tiers = session->program->tier_count;
  ptrdiff_t runs = tiers > 0 ? tiers : 1;
  for (ptrdiff_t tier = 0; tier < runs; tier++) {
    int before = glp_get_it_cnt(session->problem);
    int32_t path;
    session->tier = tier;
    if (tiers > 0) cglpk_set_objective(session, tier);
    int fresh = tier == 0 && session->program->row_status == NULL;
    result->termination = cglpk_solve_tier(session, fresh, &path);
    result->iterations = glp_get_it_cnt(session->problem);
    if (result->termination != CGLPK_OPTIMAL) return;
    if (tiers == 0) return;
    cglpk_extract_tier(session, tier);
    result->tier_iterations[tier] = result->iterations - before;
    result->tier_paths[tier] = path;
    result->tiers_solved = tier + 1;
    if (tier + 1 < runs) cglpk_freeze(session);
  }
}

/* After a stop on the way the values are those of the last basis, which may be of use to the caller. */
static void extract(cglpk_session *session) {
  cglpk_result *result = session->result;
  switch (result->termination) {
    case CGLPK_OPTIMAL:
      result->point_is_feasible = 1;
      cglpk_extract_point(session);
      break;
    case CGLPK_UNBOUNDED:
      result->has_column_ray = cglpk_column_ray(session, result->column_ray);
      result->point_is_feasible = 1;
      cglpk_extract_point(session);
      break;
    case CGLPK_ITERATION_LIMIT:
    case CGLPK_TIME_LIMIT: {
      int verdict = cglpk_price(session);
      if (verdict == CGLPK_UNUSABLE) break;
      result->point_is_feasible = (verdict & CGLPK_PRIMAL_FEASIBLE) != 0;
      cglpk_extract_point(session);
      break;
    }
    default: break;
  }
}

static void solve_in_guard(void *argument) {
  cglpk_session *session = argument;
  cglpk_load(session);
  if (session->program->row_status != NULL) cglpk_set_given_basis(session);
  solve_all_tiers(session);
  extract(session);
  glp_free(session->frozen);
  glp_delete_prob(session->problem);
}

static void clear(cglpk_result *result) {
  result->termination = CGLPK_FAULT;
  result->has_point = result->point_is_feasible = result->has_row_ray = result->has_column_ray = 0;
  result->tiers_solved = result->iterations = result->solves = result->factorizations = 0;
  result->code_count = 0;
  memset(result->words, 0, sizeof result->words);
}

static int32_t solve(const cglpk_program *program, const cglpk_options *options, cglpk_result *result) {
  clear(result);
  const char *wrong = cglpk_validate(program, options);
  if (wrong != NULL) {
    snprintf(result->words, sizeof result->words, "%s", wrong);
    result->termination = strcmp(wrong, "out of memory") == 0 ? CGLPK_OUT_OF_MEMORY : CGLPK_INVALID;
    return result->termination;
  }
  double limit = options->time_limit < longest_time ? options->time_limit : longest_time;
  cglpk_session session = {
      .program = program,
      .options = options,
      .result = result,
      .rows = (int)program->row_count,
      .columns = (int)program->column_count,
      .deadline = cglpk_now() + limit,
  };
  int32_t failure = cglpk_guarded(solve_in_guard, &session, result->words);
  if (failure != 0) {
    result->termination = failure;
    result->has_point = result->has_row_ray = result->has_column_ray = 0;
    result->tiers_solved = 0;
  }
  return result->termination;
}

int32_t cglpk_solve(
    ptrdiff_t row_count, ptrdiff_t column_count, ptrdiff_t tier_count, const double *row_lower,
    const double *row_upper, const double *column_lower, const double *column_upper, const ptrdiff_t *row_starts,
    const int32_t *column_indices, const double *coefficients, const ptrdiff_t *tier_starts,
    const int32_t *tier_columns, const double *tier_coefficients, const uint8_t *row_status,
    const uint8_t *column_status, const cglpk_options *options, cglpk_result *result) {
  cglpk_program program = {
      .row_count = row_count,
      .column_count = column_count,
      .tier_count = tier_count,
      .row_lower = row_lower,
      .row_upper = row_upper,
      .column_lower = column_lower,
      .column_upper = column_upper,
      .row_starts = row_starts,
      .column_indices = column_indices,
      .coefficients = coefficients,
      .tier_starts = tier_starts,
      .tier_columns = tier_columns,
      .tier_coefficients = tier_coefficients,
      .row_status = row_status,
      .column_status = column_status,
  };
  return solve(&program, options, result);
}
