/**
 * Settings of a connection for as long as it lives. A statement sets them, since poolers refuse unknown start-up
 * parameters. The request deadline cancels earlier (W15): the timeouts bound jobs, and what a dead process left
 * running. Statements differ with what is asked for, never by a value alone, so one plan each is enough: planning a
 * list again takes as long as running it. What depends on its value all the same, a searched text, is found first.
 * Every index begins with the company: where one can be used, no table is read as a whole, with the rows of all others,
 * however many the one at work may have (decision 45). Nothing is compiled, and no process helps with a statement: to
 * start that takes 5 to 15 ms, also for a small company, since the plan is the same.
 */
export const sessionSettings = `set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s';
  set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set jit = off;
  set max_parallel_workers_per_gather = 0`;
