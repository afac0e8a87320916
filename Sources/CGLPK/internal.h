/* Shared by the files of this target; not visible outside. */
#ifndef CGLPK_INTERNAL_H
#define CGLPK_INTERNAL_H

#include "CGLPK.h"

#include <glpk.h>

/* --- the program: the arrays of cglpk_solve --- */

typedef struct {
  ptrdiff_t row_count, column_count, tier_count;
  const double *row_lower, *row_upper, *column_lower, *column_upper;
  const ptrdiff_t *row_starts;
  const int32_t *column_indices;
  const double *coefficients;
  const ptrdiff_t *tier_starts;
  const int32_t *tier_columns;
  const double *tier_coefficients;
  const uint8_t *row_status, *column_status;
} cglpk_program;

/* The directions of cglpk_differentiate. */
typedef struct {
  ptrdiff_t count;
  const ptrdiff_t *starts;
  const int32_t *variables;
  const double *rates;
} cglpk_directions;

/* --- guard.c: runs GLPK code so that an abort becomes a return value --- */

/* Runs body(argument) with GLPK silenced and its aborts caught. Returns 0, CGLPK_OUT_OF_MEMORY or CGLPK_FAULT.
 * Memory that body takes must come from glp_alloc: it is freed with the environment if body is cut short. */
int32_t cglpk_guarded(void (*body)(void *argument), void *argument, char *words);

/* --- validate.c --- */

/* Returns NULL if the program and options are usable, or what is wrong. */
const char *cglpk_validate(const cglpk_program *program, const cglpk_options *options);

/* The same for the matrix and basis of a program, whose bounds and tiers are not looked at, and for directions. */
const char *cglpk_validate_directions(const cglpk_program *program, const cglpk_directions *directions);

/* --- the state of one call --- */

typedef struct {
  const cglpk_program *program;
  const cglpk_options *options;
  cglpk_result *result;
  glp_prob *problem;
  int rows, columns;
  double deadline;          /* on the clock of cglpk_now */
  ptrdiff_t tier;           /* the present one */
  int loose;                /* whether the present tier is solved with the looser tolerances */
  int forced_time_out;      /* a run ended at the time limit */
  uint8_t *frozen;          /* by row, then column: the status at which it was frozen, or CGLPK_BASIC */
} cglpk_session;

double cglpk_now(void);

/* --- load.c: program to GLPK and back --- */

/* Makes the problem with its matrix, but neither bounds nor objective. */
void cglpk_load_matrix(cglpk_session *session);

/* Makes the problem with its matrix and bounds. */
void cglpk_load(cglpk_session *session);
void cglpk_set_given_basis(cglpk_session *session);
void cglpk_set_objective(cglpk_session *session, ptrdiff_t tier);
void cglpk_freeze(cglpk_session *session);
void cglpk_extract_tier(cglpk_session *session, ptrdiff_t tier);
void cglpk_extract_point(cglpk_session *session);

/* --- price.c: what the present basis is worth, without a simplex run --- */

enum { CGLPK_UNUSABLE = -1, CGLPK_NEITHER = 0, CGLPK_PRIMAL_FEASIBLE = 1, CGLPK_DUAL_FEASIBLE = 2, CGLPK_BOTH = 3 };

/* Computes the values and reduced costs of the present basis (factorising it if need be) and says what they are.
 * CGLPK_UNUSABLE: no basis, or a singular one. */
int cglpk_price(cglpk_session *session);

double cglpk_bound_tolerance(const cglpk_session *session);

/* --- run.c --- */

/* What a simplex run came to. FAILED: nothing can be concluded. */
enum { RUN_OPTIMAL, RUN_INFEASIBLE, RUN_UNBOUNDED, RUN_LIMIT, RUN_FAILED };

/* Runs the method (GLP_PRIMAL or GLP_DUAL) from the present basis within what is left of the limits. */
int cglpk_run_simplex(cglpk_session *session, int method, int presolve);

/* The same in exact arithmetic, if the program is small enough. */
int cglpk_run_exact(cglpk_session *session);

void cglpk_set_crash_basis(cglpk_session *session);

/* --- solve.c --- */

/* Solves the present objective from the present basis (or, if fresh, from a basis of GLPK's choice), falling back from
 * method to method. Returns a termination and sets *path. */
int32_t cglpk_solve_tier(cglpk_session *session, int fresh, int32_t *path);

/* --- witness.c --- */

/* The Farkas multipliers for a basis at which the primal method found no feasible point. Returns the margin of the
 * proof relative to its size, negative if there is none. */
double cglpk_row_ray(cglpk_session *session, double *ray);

/* The direction in which the present objective falls without end. Returns 0 if GLPK does not know one. */
int cglpk_column_ray(cglpk_session *session, double *ray);

#endif
