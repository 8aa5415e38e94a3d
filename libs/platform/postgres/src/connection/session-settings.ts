/**
 * Settings for the lifetime of a connection. A statement sets them because poolers reject unknown start-up parameters.
 * - Timeouts: the request deadline cancels earlier (W15). These limits bound jobs and the statements of dead processes.
 * - Generic plans: the text of a statement depends on which criteria are given, never on a value alone, so one plan
 *   each is enough, and planning a list takes as long as running it. The exception, a searched text, is looked up
 *   first.
 * - No sequential scans: every index starts with the company, so a scan would also read the rows of all other
 *   companies, however many rows the current one has (decision 45).
 * - No JIT and no parallel workers: starting them takes 5 to 15 ms even for a small company, because the plan is the
 *   same.
 */
export const sessionSettings = `set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s';
  set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off;
  set max_parallel_workers_per_gather = 0`;
