/**
 * Statements that may read more than they return, change or count, by the step that sends them or by their text. Each
 * has a reason.
 */
const exceptions = [
  {
    of: /[?&](search|email|phone|customerEmail|customerPhone|siding)=/,
    reason: 'a frequent text, or one shorter than three letters, is compared with the texts of all rows',
  },
  {
    of: /[?&](created|updated|saleDate|ledgerDate)(From|To)=/,
    reason: 'a page in the order of another date skips entries of its index',
  },
  {
    of: /[?&](salesperson|converted|paymentType|status|location|currentStatus|movementType|region|purchaseType)=/,
    reason: 'few matches are found among the entries of an index that contains the filter',
  },
  {
    of: /GET \/partner\/v1\/(lot-stock|stock-templates)/,
    reason: 'units whose time on the lot is over are skipped; templates are few, and sorted by their content',
  },
  {
    of: /GET \/partner\/v1\/webhook-deliveries\?/,
    reason: 'attempts outside of a range, or of another type, are skipped in an index',
  },
  {
    statement: /^ ?with recursive (ended as materialized|pending as)/,
    reason: 'a worker skips deliveries created a moment ago, and reads a row for each endpoint that waits',
  },
  {
    statement: /^ ?select j\.id, j\.kind, j\.next_attempt_at/,
    reason: 'up to a hundred older jobs of the company are counted for each job that is handed over',
  },
  {
    statement: /exists \(select 1 from orders t where t\.company_id = \w+\.company_id and t\.id = /,
    reason:
      'in a table of less than some 50,000 rows an index with the columns of the condition looks as good as the key',
  },
  { statement: /^delete from "webhook_attempts_elsewhen"/, reason: 'expired rows are searched among rows of no week' },
  { statement: /"templateName":/, reason: 'templates are few, because people create them' },
  { of: /^partner deliveries list/, reason: 'a partition of some thousand rows is sorted as a whole' },
  { statement: /quote_expirations e\b/, reason: 'once a day, quotes whose expiry was announced before are skipped' },
  { statement: /promised_date/, reason: 'the forecast sums each order and unit of its month' },
  {
    statement: /^ ?select string_agg\(translate\(.*from work_orders t/,
    reason: 'a snapshot of the lot skips units that are not on it, each once',
  },
];

/**
 * Returns the exception that applies to a statement, if any: first one for its text, because the worker sends its own
 * statements during every step.
 */
export function exceptionFor({ step, text }) {
  const line = text.replaceAll(/\s+/g, ' ');
  return exceptions.find(({ statement }) => statement?.test(line)) ?? exceptions.find(({ of }) => of?.test(step));
}
