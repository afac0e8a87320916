/* Turning GLPK's aborts into return values.
 *
 * GLPK reports misuse and internal faults by printing a message and calling abort(). Its error hook runs in between and
 * may jump away. The jump lands in cglpk_guarded: it crosses frames of GLPK and of this target only, all of them C. */
#include "internal.h"

#include <pthread.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
  jmp_buf landing;
  char *words;
  size_t used;
} guard;

/* Called for every piece of text that GLPK would print. Non-zero means: do not print it. */
static int keep_words(void *info, const char *text) {
  guard *g = info;
  size_t room = CGLPK_WORD_CAPACITY - 1 - g->used;
  size_t length = strlen(text);
  if (length > room) length = room;
  memcpy(g->words + g->used, text, length);
  g->used += length;
  g->words[g->used] = 0;
  return 1;
}

static void land(void *info) {
  guard *g = info;
  longjmp(g->landing, 1);
}

static pthread_key_t environment_key;
static pthread_once_t environment_once = PTHREAD_ONCE_INIT;
static int environment_key_exists = 0;

/* Runs when a thread ends: GLPK would leak the thread's environment. */
static void free_environment(void *unused) {
  (void)unused;
  glp_free_env();
}

static void make_environment_key(void) {
  environment_key_exists = pthread_key_create(&environment_key, free_environment) == 0;
}

/* The setjmp lives in a function of its own, with no local that changes after it: none can be lost by the jump. */
static int run(guard *g, void (*body)(void *), void *argument) {
  if (setjmp(g->landing) != 0) return 1;
  glp_error_hook(land, g);
  body(argument);
  return 0;
}

int32_t cglpk_guarded(void (*body)(void *), void *argument, char *words) {
  guard g;
  g.words = words;
  g.used = 0;
  words[0] = 0;

  /* 0: made now; 1: was there; 2: no memory for it; 3: not supported. */
  int made = glp_init_env();
  if (made > 1) return CGLPK_OUT_OF_MEMORY;
  pthread_once(&environment_once, make_environment_key);
  if (environment_key_exists) pthread_setspecific(environment_key, &environment_key);

  int previous_output = glp_term_out(GLP_OFF);
  glp_term_hook(keep_words, &g);
  int failed = run(&g, body, argument);
  if (failed) {
    /* What the fault left behind can only be freed all at once. The hooks and the output switch, which the fault has
     * turned on, go with it; the next call makes a new environment. */
    glp_free_env();
    return strstr(words, "memory") != NULL ? CGLPK_OUT_OF_MEMORY : CGLPK_FAULT;
  }
  glp_error_hook(NULL, NULL);
  glp_term_hook(NULL, NULL);
  glp_term_out(previous_output);
  return 0;
}
