/** Start parameters of a built program, in addition to its file and settings. */
interface Launch {
  /** Node options, placed before the file. */
  readonly flags: readonly string[];
  /** Default environment variables. The operator's take precedence. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Makes V8 allocate everything in the young generation. By default V8 allocates in the old generation what seemed
 * long-lived while the process was young. When it guesses wrong, dead objects there keep the objects of each request
 * alive: in a test with two processes, one spent twice as much time on each large list as the other until it ended.
 */
const noPretenuring = '--no-allocation-site-pretenuring';

/**
 * Collects garbage on the main thread. Helper threads would take processors from PostgreSQL and gain less
 * than they cost. Servers keep the helpers, which keep their memory small.
 */
const noHelpers = '--single-threaded-gc';

/**
 * Lets a command load its code with few collections: nearly everything that loading allocates is still in use, so each
 * collection of a small young generation only copies it.
 */
const largeYoungGeneration = '--min-semi-space-size=16';

export const launches: Readonly<Record<'api' | 'worker' | 'command', Launch>> = {
  /**
   * Keeps an API server small, at the cost of some processor time. The objects of a request become garbage immediately,
   * but on a machine with much memory V8 lets a young generation of 128 MB, and three times the old generation, fill
   * before it collects. glibc also keeps freed memory: in an arena for each thread, in ever larger pieces. These
   * options save about half of the memory.
   */
  api: {
    flags: ['--max-semi-space-size=12', '--heap-growing-percent=60', noPretenuring],
    environment: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
  },
  /** Keeps V8's default sizes, because a worker holds deliveries that slow endpoints have not accepted yet. */
  worker: { flags: [noPretenuring], environment: {} },
  /** A command works sequentially and shares the machine with PostgreSQL. */
  command: { flags: [noPretenuring, noHelpers, largeYoungGeneration], environment: {} },
};
