/* One tier: the first method, and what is tried when it fails. */
#include "internal.h"

#include <limits.h>

/* What a simplex run came to. FAILED: nothing can be concluded. */
enum { RUN_OPTIMAL, RUN_INFEASIBLE, RUN_UNBOUNDED, RUN_LIMIT, RUN_FAILED };

/* glp_exact takes seconds beyond this many rows and columns. */
enum { EXACT_LIMIT = 400 };

static void note_code(cglpk_session *session, int code) {
  cglpk_result *result = session->result;
  if (result->code_count < CGLPK_CODE_CAPACITY) result->codes[result->code_count++] = code;
}

static ptrdiff_t pivots_left(const cglpk_session *session) {
  /* GLPK counts pivots in an int. */
  ptrdiff_t limit = session->options->iteration_limit;
  if (limit > INT_MAX / 2) limit = INT_MAX / 2;
  return limit - glp_get_it_cnt(session->problem);
}

/* Limits are always set: GLPK can loop on numerical trouble. The cap on pivots is far above what programs of this size
 * need, so a run that reaches it is taken to loop. */
static void set_limits(const cglpk_session *session, glp_smcp *control, int *is_users_limit) {
  double milliseconds = (session->deadline - cglpk_now()) * 1000;
  control->tm_lim = milliseconds < 0 ? 0 : milliseconds > INT_MAX / 2 ? INT_MAX / 2 : (int)milliseconds + 1;
  ptrdiff_t cap = 20000 + 50 * ((ptrdiff_t)session->rows + session->columns);
  if (cap > INT_MAX / 2) cap = INT_MAX / 2;
  /* One more than allowed: GLPK looks at the limit before it looks whether it is done. */
  ptrdiff_t left = pivots_left(session) + 1;
  if (left < 0) left = 0;
  *is_users_limit = left <= cap;
  control->it_lim = (int)(*is_users_limit ? left : cap);
}

static int conclude(cglpk_session *session, int code, int method, int is_users_limit) {
  glp_prob *p = session->problem;
  if (code == GLP_ETMLIM) {
    session->forced_time_out = 1;
    return RUN_LIMIT;
  }
  if (code == GLP_EITLIM) return is_users_limit ? RUN_LIMIT : RUN_FAILED;
  if (code != 0) return RUN_FAILED;
  switch (glp_get_status(p)) {
    case GLP_OPT: return RUN_OPTIMAL;
    case GLP_UNBND: return method == GLP_DUAL ? RUN_FAILED : RUN_UNBOUNDED;
    /* Only the primal method tells an infeasible program and leaves the basis that proves it. */
    case GLP_NOFEAS: return method == GLP_DUAL ? RUN_FAILED : RUN_INFEASIBLE;
    default: return RUN_FAILED;
  }
}

static int run_simplex(cglpk_session *session, int method, int presolve) {
  glp_smcp control;
  int is_users_limit;
  glp_init_smcp(&control);
  control.msg_lev = GLP_MSG_OFF;
  control.meth = method;
  control.presolve = presolve ? GLP_ON : GLP_OFF;
  control.r_test = method == GLP_DUAL ? GLP_RT_FLIP : GLP_RT_HAR;
  control.tol_bnd = cglpk_bound_tolerance(session);
  control.tol_dj = cglpk_bound_tolerance(session);
  set_limits(session, &control, &is_users_limit);
  session->result->solves++;
  int code = glp_simplex(session->problem, &control);
  note_code(session, code);
  return conclude(session, code, method, is_users_limit);
}

/* GLPK's crash basis in the manner of CPLEX. Measured on layouts with 6,000 rows: with the dual method 2 to 14 times
 * faster than glp_adv_basis or the basis of slacks, with either method, with or without the presolver. */
static void set_crash_basis(cglpk_session *session) {
  if (session->rows == 0 || session->columns == 0) glp_std_basis(session->problem);
  else glp_cpx_basis(session->problem);
}

static int run_exact(cglpk_session *session) {
  glp_smcp control;
  int is_users_limit;
  if (session->rows + session->columns > EXACT_LIMIT) return RUN_FAILED;
  /* Without rows or columns there is nothing to pivot on: glp_exact refuses, glp_simplex does it directly. */
  if (session->rows == 0 || session->columns == 0) return run_simplex(session, GLP_PRIMAL, 0);
  /* glp_exact needs a basis to start from. */
  if (cglpk_price(session) == CGLPK_UNUSABLE) set_crash_basis(session);
  glp_init_smcp(&control);
  control.msg_lev = GLP_MSG_OFF;
  set_limits(session, &control, &is_users_limit);
  session->result->solves++;
  int code = glp_exact(session->problem, &control);
  note_code(session, code);
  return conclude(session, code, GLP_PRIMAL, is_users_limit);
}

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
  int run = confirm(session, run_simplex(session, GLP_DUAL, 0));
  if (run == RUN_FAILED) run = confirm(session, run_simplex(session, GLP_PRIMAL, 0));
  return run;
}

static int first_attempt(cglpk_session *session, int fresh, int32_t *path) {
  if (fresh) set_crash_basis(session);
  int verdict = cglpk_price(session);
  if (verdict == CGLPK_UNUSABLE) {
    fresh = 1;
    set_crash_basis(session);
    verdict = cglpk_price(session);
  }
  *path = CGLPK_PATH_PRICED;
  if (verdict == CGLPK_BOTH) return RUN_OPTIMAL;
  *path = CGLPK_PATH_DIRECT;
  int32_t method = session->options->method;
  if (method == CGLPK_METHOD_AUTOMATIC)
    method = !fresh && (verdict & CGLPK_PRIMAL_FEASIBLE) ? CGLPK_METHOD_PRIMAL : CGLPK_METHOD_DUAL;
  if (method == CGLPK_METHOD_PRIMAL) return confirm(session, run_simplex(session, GLP_PRIMAL, 0));
  return run_dual_then_primal(session);
}

static int attempt(cglpk_session *session, int32_t path) {
  switch (path) {
    case CGLPK_PATH_OTHER_METHOD: return run_dual_then_primal(session);
    case CGLPK_PATH_FRESH_BASIS:
      session->loose = 1;
      glp_scale_prob(session->problem, GLP_SF_AUTO);
      set_crash_basis(session);
      return run_dual_then_primal(session);
    case CGLPK_PATH_PRESOLVE: return confirm(session, run_simplex(session, GLP_PRIMAL, 1));
    default: return run_exact(session);
  }
}

/* A weak proof of infeasibility may be an artefact of the tight tolerances. */
static int is_proved(cglpk_session *session) {
  double margin = cglpk_row_ray(session, session->result->row_ray);
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
    if (fresh) set_crash_basis(session);
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
