/** Companies whose records from before the counters by day are not counted yet, with the progress of the count. */
export const pendingTallies = `create table if not exists pending_tallies (
  company_id char(24) not null primary key,
  counted_table text not null default '',
  counted_until timestamptz not null default '-infinity')`;
