/* One synchronous call to GLPK: arrays in, arrays out.
 *
 * GLPK keeps its state per thread, and a problem must die on the thread that made it. So nothing here outlives the call
 * that made it, and any thread may call at any time. Nothing is ever printed. A breakdown inside GLPK (which would abort
 * the process) becomes a termination code; it also frees every GLPK object of the calling thread, those that other code
 * made on it included.
 *
 * All indices are 0-based. Infinite bounds are IEEE infinities.
 */
#ifndef CGLPK_H
#define CGLPK_H

#include <stddef.h>
#include <stdint.h>

/* GLPK's own limits on the size of a problem. */
enum { CGLPK_MAX_ROWS_OR_COLUMNS = 100000000, CGLPK_MAX_ENTRIES = 500000000 };

/* Where a column or row stands in a basis. */
enum {
  CGLPK_BASIC = 0,
  CGLPK_AT_LOWER = 1,
  CGLPK_AT_UPPER = 2,
  CGLPK_FREE = 3,
  CGLPK_FIXED = 4
};

/* Which simplex method the first tier starts with. */
enum { CGLPK_METHOD_AUTOMATIC = 0, CGLPK_METHOD_PRIMAL = 1, CGLPK_METHOD_DUAL = 2 };

/* How a tier's optimum was reached; beyond DIRECT the first attempt had failed. */
enum {
  CGLPK_PATH_PRICED = 0,
  CGLPK_PATH_DIRECT = 1,
  CGLPK_PATH_OTHER_METHOD = 2,
  CGLPK_PATH_FRESH_BASIS = 3,
  CGLPK_PATH_PRESOLVE = 4,
  CGLPK_PATH_EXACT = 5
};

typedef struct {
  double time_limit;           /* seconds, for the whole call */
  ptrdiff_t iteration_limit;   /* pivots, for the whole call; may be overstepped by one */
  double freezing_tolerance;   /* a non-basic entry with a reduced cost above this is fixed after a tier */
  int32_t method;
  int32_t first_path;          /* CGLPK_PATH_PRICED; tests may skip to a later way of solving */
} cglpk_options;

/* Why the call ended. */
enum {
  CGLPK_OPTIMAL = 0,
  CGLPK_INFEASIBLE = 1,
  CGLPK_UNBOUNDED = 2,
  CGLPK_ITERATION_LIMIT = 3,
  CGLPK_TIME_LIMIT = 4,
  CGLPK_NUMERICAL_FAILURE = 5,
  CGLPK_OUT_OF_MEMORY = 6,
  CGLPK_FAULT = 7,    /* GLPK broke down and was stopped; see words */
  CGLPK_INVALID = 8   /* the program was refused before GLPK saw it; see words */
};

#define CGLPK_CODE_CAPACITY 64
#define CGLPK_WORD_CAPACITY 256

/* The arrays belong to the caller and must have room as stated; the rest is filled in. */
typedef struct {
  double *column_values, *row_values;    /* column_count, row_count: written if has_point */
  uint8_t *column_status, *row_status;   /* column_count, row_count: written if has_point */
  double *reduced_costs, *row_duals;     /* tier_count blocks of column_count, of row_count: tiers_solved are written */
  double *objectives;                    /* tier_count */
  ptrdiff_t *tier_iterations;            /* tier_count */
  int32_t *tier_paths;                   /* tier_count */
  double *row_ray;                       /* row_count: the Farkas multipliers, written if has_row_ray */
  double *column_ray;                    /* column_count: the unbounded direction, written if has_column_ray */

  int32_t termination;
  int32_t has_point, point_is_feasible, has_row_ray, has_column_ray;
  ptrdiff_t tiers_solved;                /* complete tiers; when stopped early, also the tier in which it stopped */
  ptrdiff_t iterations, solves, factorizations;
  int32_t code_count;
  int32_t codes[CGLPK_CODE_CAPACITY];    /* GLPK's return codes, in order */
  char words[CGLPK_WORD_CAPACITY];       /* what GLPK said, or why the program was refused */
} cglpk_result;

/* Solves all tiers. Blocks until done; returns result->termination.
 *
 * The bounds have one element a row or column. Row i has its entries at row_starts[i] ..< row_starts[i + 1] of
 * column_indices and coefficients; row_starts has row_count + 1 elements. The objectives, to be minimised one after the
 * other, are laid out alike. They should be scaled so that the smallest magnitude of each is about 1: the freezing
 * tolerance is absolute. row_status and column_status are the starting basis, both NULL for GLPK's own start.
 *
 * A long list of plain arrays, because that is what Swift can lend without a copy. */
int32_t cglpk_solve(
    ptrdiff_t row_count, ptrdiff_t column_count, ptrdiff_t tier_count, const double *row_lower,
    const double *row_upper, const double *column_lower, const double *column_upper, const ptrdiff_t *row_starts,
    const int32_t *column_indices, const double *coefficients, const ptrdiff_t *tier_starts,
    const int32_t *tier_columns, const double *tier_coefficients, const uint8_t *row_status,
    const uint8_t *column_status, const cglpk_options *options, cglpk_result *result);

/* How the basic solution of a basis changes as non-basic rows and columns move.
 *
 * The matrix and the basis are as in cglpk_solve; bounds do not matter. Direction d moves the variables at
 * direction_starts[d] ..< direction_starts[d + 1] of direction_variables, each at its rate: row i is variable i, column j
 * is variable row_count + j, and all must be non-basic. Block d of row_derivatives (row_count) and of column_derivatives
 * (column_count) gets the rates of all variables; non-basic ones that are not listed stay.
 *
 * One factorisation, and a solve with it a direction. Returns CGLPK_OPTIMAL if done, CGLPK_NUMERICAL_FAILURE if the
 * statuses are no basis or a singular one, or one of the codes after it; words (CGLPK_WORD_CAPACITY) may say more. */
int32_t cglpk_differentiate(
    ptrdiff_t row_count, ptrdiff_t column_count, const ptrdiff_t *row_starts, const int32_t *column_indices,
    const double *coefficients, const uint8_t *row_status, const uint8_t *column_status, ptrdiff_t direction_count,
    const ptrdiff_t *direction_starts, const int32_t *direction_variables, const double *direction_rates,
    double *row_derivatives, double *column_derivatives, char *words);

/* GLPK's version, such as "5.0". */
const char *cglpk_version(void);

/* Faults that cglpk_provoke causes. */
enum {
  CGLPK_FAULT_BAD_INDEX = 0,       /* misuse of the programming interface */
  CGLPK_FAULT_IN_SOLVE = 1,        /* a fault raised in the middle of a simplex run */
  CGLPK_FAULT_OUT_OF_MEMORY = 2    /* an allocation that fails */
};

/* For tests: makes GLPK break down on purpose, in the same guard that cglpk_solve uses.
 * Returns the termination that cglpk_solve would have returned, and what GLPK said in words (CGLPK_WORD_CAPACITY). */
int32_t cglpk_provoke(int32_t fault, char *words);

#endif
