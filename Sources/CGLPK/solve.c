/* One tier: the first method, and what is tried when it fails. */
#include "internal.h"

/* An "optimal" is believed only if fresh values from the factorised basis confirm it. */
static int confirm(cglpk_session *session, int run) {
  if (run != RUN_OPTIMAL) return run;
  if (session->rows == 0 || session->columns == 0) return run;
  int was_loose = session->loose;
  session->loose = 1;
  int verdict = cglpk_price(session);
  session->loose = was_loose;
  return verdict == CGLPK_BOTH ? RUN_OPTIMAL : RUN_FAILED;
}

/* The dual method, then the primal from where it stopped if that was not an optimum. */
static int run_dual_then_primal(cglpk_session *session) {
  int run = confirm(session, cglpk_run_simplex(session, GLP_DUAL, 0));
  if (run == RUN_FAILED) run = confirm(session, cglpk_run_simplex(session, GLP_PRIMAL, 0));
  return run;
}

static int first_attempt(cglpk_session *session, int fresh, int32_t *path) {
  if (fresh) cglpk_set_crash_basis(session);
  int verdict = cglpk_price(session);
  if (verdict == CGLPK_UNUSABLE) {
    fresh = 1;
    cglpk_set_crash_basis(session);
    verdict = cglpk_price(session);
  }
  *path = CGLPK_PATH_PRICED;
  if (verdict == CGLPK_BOTH) return RUN_OPTIMAL;
  *path = CGLPK_PATH_DIRECT;
  /* Later tiers start where the one before ended, primal feasible: the caller's wish concerns the first. */
  int32_t method = session->tier == 0 ? session->options->method : CGLPK_METHOD_AUTOMATIC;
  if (method == CGLPK_METHOD_AUTOMATIC)
    method = !fresh && (verdict & CGLPK_PRIMAL_FEASIBLE) ? CGLPK_METHOD_PRIMAL : CGLPK_METHOD_DUAL;
  if (method == CGLPK_METHOD_PRIMAL) return confirm(session, cglpk_run_simplex(session, GLP_PRIMAL, 0));
  return run_dual_then_primal(session);
}

static int attempt(cglpk_session *session, int32_t path) {
  switch (path) {
    case CGLPK_PATH_OTHER_METHOD: return run_dual_then_primal(session);
    case CGLPK_PATH_FRESH_BASIS:
      session->loose = 1;
      glp_scale_prob(session->problem, GLP_SF_AUTO);
      cglpk_set_crash_basis(session);
      return run_dual_then_primal(session);
    case CGLPK_PATH_PRESOLVE: return confirm(session, cglpk_run_simplex(session, GLP_PRIMAL, 1));
    default: return cglpk_run_exact(session);
  }
}

/* A weak proof of infeasibility may be an artefact of the tight tolerances. */
static int is_proved(cglpk_session *session) {
  double margin = cglpk_row_ray(session, session->result->row_ray);
  /* glp_exact does not always leave the basis that proves its verdict: the primal method finds it from there. */
  if (margin <= 0 && cglpk_run_simplex(session, GLP_PRIMAL, 0) == RUN_INFEASIBLE)
    margin = cglpk_row_ray(session, session->result->row_ray);
  session->result->has_row_ray = margin > 0;
  return margin > 1e-8;
}

/* From one way of solving to the next until one comes to a conclusion. */
static int climb(cglpk_session *session, int fresh, int32_t *path, int *is_infeasible) {
  int32_t next = session->options->first_path;
  int run;
  if (next <= CGLPK_PATH_DIRECT) {
    run = first_attempt(session, fresh, path);
    next = CGLPK_PATH_OTHER_METHOD;
  } else {
    if (fresh) cglpk_set_crash_basis(session);
    *path = next;
    run = attempt(session, next++);
  }
  for (;;) {
    if (run == RUN_INFEASIBLE) {
      *is_infeasible = 1;
      if (is_proved(session)) return run;
    } else if (run != RUN_FAILED) {
      return run;
    }
    if (next > CGLPK_PATH_EXACT) return run;
    *path = next;
    run = attempt(session, next++);
  }
}

int32_t cglpk_solve_tier(cglpk_session *session, int fresh, int32_t *path) {
  int is_infeasible = 0;
  int run = climb(session, fresh, path, &is_infeasible);
  if (session->loose) glp_unscale_prob(session->problem);
  session->loose = 0;
  switch (run) {
    case RUN_OPTIMAL: session->result->has_row_ray = 0; return CGLPK_OPTIMAL;
    case RUN_UNBOUNDED: return CGLPK_UNBOUNDED;
    case RUN_LIMIT: return session->forced_time_out ? CGLPK_TIME_LIMIT : CGLPK_ITERATION_LIMIT;
    default: return is_infeasible ? CGLPK_INFEASIBLE : CGLPK_NUMERICAL_FAILURE;
  }
}
