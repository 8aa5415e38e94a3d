/**
 * Statements that may read more than they return or change, by the step that sends them or by their text. Each has a
 * reason, and a bound in milliseconds for a company with a million rows, some of which are read from disk.
 */
const exceptions = [
  {
    of: /[?&](search|email|phone|customerEmail|customerPhone|siding)=/,
    reason: "a frequent text, or one shorter than three letters, is counted in one pass over the company's rows",
    ms: 5_000,
  },
  {
    of: /[?&](updated|saleDate)(From|To)=/,
    reason:
      'up to 20,000 matches are found by their dates and sorted (5,000 of a range of changes with an end); ' +
      'a page of more skips entries in the order of the list',
    ms: 2_500,
  },
  {
    of: /[?&]created(From|To)=[^&]*T/,
    reason: 'the rows of the day of an instant are counted in an index up to it',
    ms: 100,
  },
  {
    of: /[?&](salesperson|converted|paymentType)=/,
    reason: 'matches are counted in the index of the filter, which covers the other filters of the list',
    ms: 600,
  },
  {
    of: /[?&]location=[^&]*&status=/,
    reason: 'the entries of one location are skipped for a rare status',
    ms: 150,
  },
  {
    of: /GET \/partner\/v1\/lot-stock\?(sort|region)=/,
    reason: 'units whose time on the lot is over are skipped, and those that are about to leave it are counted',
    ms: 3_000,
  },
  {
    of: /GET \/partner\/v1\/stock-templates/,
    reason: 'templates are few, because people create them: they are sorted by their content',
    ms: 100,
  },
  {
    statement: /from work_orders t .*'Template'.*order by t\.created_at/s,
    reason: 'templates are few, because people create them: they are sorted by their content',
    ms: 100,
  },
  {
    of: /GET \/partner\/v1\/webhook-deliveries\?eventType=/,
    reason: 'the attempts for a type of event are counted in an index',
    ms: 500,
  },
  {
    of: /GET \/partner\/v1\/webhook-deliveries\?(from|to)=[^&]+T/,
    reason: 'the first and the last day of a range are counted in an index',
    ms: 200,
  },
  {
    statement: /^\s*with recursive ended as materialized/,
    reason: 'a worker that searches waiting deliveries skips those created a moment ago',
    ms: 100,
  },
  {
    statement: /^\s*with recursive pending as/,
    reason: 'one row is read for each endpoint that waits for deliveries',
    ms: 100,
  },
  {
    statement: /quote_expirations e\b/,
    reason: 'once a day, quotes whose expiry was announced before are skipped',
    ms: 500,
  },
  {
    statement: /promised_date/,
    reason: 'the forecast sums each order and unit of its month',
    ms: 4_000,
  },
  {
    statement: /^\s*select string_agg\(translate\(.*from work_orders t/s,
    reason: 'a snapshot of the lot skips units that are not on it, each once',
    ms: 500,
  },
];

/**
 * Returns the exception that applies to a statement, if any: first one for its text, because the worker sends its own
 * statements during every step.
 */
export const exceptionFor = ({ step, text }) =>
  exceptions.find(({ statement }) => statement?.test(text)) ?? exceptions.find(({ of }) => of?.test(step));
