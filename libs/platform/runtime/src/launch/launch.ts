/** How a built server is started, beside its file and its settings. */
export interface Launch {
  /** For Node, ahead of the file. */
  readonly flags: readonly string[];
  /** Variables that those of the operator come before. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Has V8 make everything in the young generation (decision 46). By itself it makes in the old one what seemed to live
 * long while a process was young. Where it guesses wrong, what is dead there keeps alive what each request makes: one
 * process of two that answered large lists spent twice as much on each as the other, until it ended.
 */
const noPretenuring = '--no-allocation-site-pretenuring';

/**
 * Has the thread that makes garbage collect it (decision 47): helpers would take processors from PostgreSQL, and give
 * back less. In a server they keep memory small.
 */
const noHelpers = '--single-threaded-gc';

/**
 * Keeps an API server small. What a request makes is of no use a moment later, but on a machine with much memory V8
 * lets a young generation of 128 MB and three times the old one fill with it before it looks, and glibc keeps what it
 * was given back: in an arena for each thread, and ever larger pieces of it. About half of the memory for some
 * processor time.
 */
export const apiLaunch: Launch = {
  flags: ['--max-semi-space-size=12', '--heap-growing-percent=60', noPretenuring],
  environment: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
};

/** A worker holds what slow endpoints have not taken yet, and keeps the sizes that V8 gives it. */
export const workerLaunch: Launch = { flags: [noPretenuring], environment: {} };

/** A command does one thing after the other, beside PostgreSQL. */
export const commandLaunch: Launch = { flags: [noPretenuring, noHelpers], environment: {} };
