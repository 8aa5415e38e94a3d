/**
 * Statements that read more than they return or change, by the step that sends them or by their text: each with its
 * reason, and with a bound in milliseconds for a company with a million rows.
 */
const exceptions = [
  {
    of: /[?&](search|email|phone|customerEmail|customerPhone|siding)=/,
    reason: "a text that many have, or of fewer than three letters, is counted in one pass over the company's rows",
    ms: 5_000,
  },
  {
    of: /[?&](created|updated|saleDate|ledgerDate)(From|To)=/,
    reason:
      'matches are counted in the index of the dates, where no counters have them; a page passes others in an index',
    ms: 2_500,
  },
  {
    of: /[?&](salesperson|converted|paymentType)=/,
    reason: 'matches are counted in the index of the criterion, which has all else that the list asks',
    ms: 1_500,
  },
  {
    of: /[?&]location=[^&]*&status=/,
    reason: 'the entries of one location are passed for a status that it hardly has',
    ms: 600,
  },
  {
    of: /GET \/partner\/v1\/lot-stock\?(sort|region)=/,
    reason: 'units whose time on the lot is over are passed, and those that are about to leave it are counted',
    ms: 3_000,
  },
  {
    of: /GET \/partner\/v1\/stock-templates/,
    reason: 'templates are set up by people: they are sorted by what is in them',
    ms: 300,
  },
  {
    statement: /from work_orders t .*'Template'.*order by t\.created_at/s,
    reason: 'templates are set up by people: they are sorted by what is in them',
    ms: 300,
  },
  {
    statement: /from webhook_attempts t/,
    reason: "in a company that hides a location, each attempt's event is looked at: it may be hidden now",
    ms: 10_000,
  },
  {
    statement: /^\s*with recursive ended as materialized/,
    reason: 'a worker that looks for deliveries which wait passes those that were made a moment ago',
    ms: 500,
  },
  {
    statement: /quote_expirations e\b/,
    reason: 'once a day, quotes that expired before and were announced are passed',
    ms: 3_000,
  },
  {
    statement: /promised_date/,
    reason: 'the forecast adds up each order and unit of its month',
    ms: 8_000,
  },
  {
    statement: /^\s*select string_agg\(translate\(.*from work_orders t/s,
    reason: 'a snapshot of the lot passes units that are not on it, each once',
    ms: 500,
  },
];

/** The exception that a statement falls under, if any. */
export const exceptionFor = ({ step, text }) =>
  exceptions.find(({ of, statement }) => (of ?? statement).test(of ? step : text));
