/**
 * The table of behaviours that the clients of all languages share (R85): what a client does, what the server answers
 * first, before it answers like the API, and what comes of it.
 *
 * `do` is `call` by default; `list` and `snapshot` read items, `dryRun` tries a write, `follow` reads events with a
 * stored cursor, `verify` checks a webhook, `show` prints the client. Of the outcome, `result` and `error` are parts,
 * `requests` is the number of requests, `sent` a part of the last one, `delays` the bounds in seconds before each
 * retry, and `atLeast` the seconds before the last request. `hasOneKey` counts the look-up of an idempotency key as use
 * of the key.
 */
export function behaviours({ lead, locationId, locations, signed }) {
  const create = { operation: 'leads.create', body: { locationId, customer: { email: 'ada@example.com' } } };
  const move = (status) => ({ operation: 'leads.changeStatus', path: { id: lead }, body: { status } });
  const patch = { operation: 'leads.update', path: { id: lead }, body: { salespersonName: 'Bo' } };
  const read = { operation: 'leads.get', path: { id: lead } };
  const me = { operation: 'me.get' };
  const deletion = { operation: 'quotes.deleteLineItem', path: { id: 'a', lineId: 'b' } };
  const list = { operation: 'locations.list', do: 'list' };
  const snapshot = { operation: 'snapshots.locations', do: 'snapshot' };

  const answer = (status, body = {}, headers = {}) => ({ status, body, headers });
  const failed = answer(500);
  const busy = answer(503, {}, { 'retry-after': '1' });
  const many = answer(429, { error: 'Too many requests', code: 'rate_limited' }, { 'retry-after': '0' });
  const moved = (location) => answer(302, {}, { location });
  const page = (number) => answer(200, { data: [{ id: `${number}` }], page: number, limit: 1, total: 3 });
  const used = (status, path = '/partner/v1/leads') => answer(200, { data: [{ method: 'POST', path, status }] });
  const events = (ids, nextCursor, hasMore) => answer(200, { data: ids.map((id) => ({ id })), nextCursor, hasMore });

  const fails = (name, more) => ({ error: { class: name, ...more } });
  const failsAtOnce = (name, more) => ({ ...fails(name, more), requests: 1 });
  const misused = { ...fails('usage'), requests: 0 };
  const repeated = { result: { id: lead }, requests: 2, delays: [[0.25, 0.5]] };
  const created = (requests) => ({ result: { status: 'Open' }, requests, hasOneKey: true });
  const createdOnce = (requests, more) => ({ ...created(requests), newLeads: 1, ...more });
  const [atOnce, later] = [{ delays: [[0, 0]] }, { delays: repeated.delays }];
  const quick = { timeout: 0.4, retries: 0 };

  return [
    ['a result', me, [], { result: { companyName: 'Test Sheds' }, requests: 1 }],
    ['a hang', { ...me, ...quick }, ['hang'], failsAtOnce('PartnerTimeoutError')],
    ['a hang within the body', { ...me, ...quick }, ['hang in body'], failsAtOnce('PartnerTimeoutError')],
    ['a body that never ends', { ...me, ...quick }, ['drip in body'], failsAtOnce('PartnerTimeoutError')],
    [
      'a hang, twice',
      { ...me, ...quick, retries: 1 },
      ['hang', 'hang'],
      { ...fails('PartnerTimeoutError'), requests: 2 },
    ],
    [
      'an unreachable server',
      { ...me, retries: 0, baseUrl: 'http://127.0.0.1:1' },
      [],
      fails('PartnerConnectionError'),
    ],
    ['a read that is cut', read, ['cut'], repeated],
    ['a read that is cut within the body', read, ['cut in body'], repeated],
    [
      'a read that fails twice',
      read,
      [failed, failed],
      { ...repeated, requests: 3, delays: [...repeated.delays, [0.5, 1]] },
    ],
    ['a creation that fails, then is cut', create, [failed, 'cut'], createdOnce(4)],
    ['a creation that never arrives', create, ['cut'], createdOnce(3, later)],
    ['a creation whose response is lost', create, ['lost'], createdOnce(3, atOnce)],
    ['a creation whose response is late', { ...create, timeout: 5 }, ['late'], createdOnce(3, atOnce)],
    ['a creation that still runs', create, ['lost', used('running')], createdOnce(4, { ...atOnce, atLeast: 1 })],
    ['a creation with a key of another path', create, ['lost', used('finished', '/other')], createdOnce(3, later)],
    ['a look-up that fails', create, ['lost', failed], createdOnce(3, later)],
    ['a look-up that is cut', create, ['lost', 'cut'], createdOnce(3, later)],
    ['a key beyond ASCII', { ...create, idempotencyKey: `Süd/${lead}` }, ['lost'], { ...atOnce, newLeads: 1 }],
    [
      'a creation that is cut, without retries',
      { ...create, retries: 0 },
      ['cut'],
      failsAtOnce('PartnerConnectionError'),
    ],
    [
      'a dry run that is cut',
      { ...create, do: 'dryRun' },
      ['cut'],
      {
        ...{ result: { data: { status: 'Open' }, effects: { mails: 0, units: [] } }, requests: 2, newLeads: 0 },
        sent: { 'partner-dry-run': 'true' },
      },
    ],
    [
      'a dry run of an older API',
      { ...create, do: 'dryRun' },
      [answer(201, { id: lead })],
      failsAtOnce('PartnerError', { message: 'no dry run' }),
    ],
    [
      'an own key',
      { ...create, idempotencyKey: `own-${lead}` },
      [failed],
      { sent: { 'idempotency-key': `own-${lead}` } },
    ],
    ['a change that fails', move('Lost'), [failed], failsAtOnce('PartnerApiError', { status: 500 })],
    ['a change that is cut', move('Lost'), ['cut'], failsAtOnce('PartnerConnectionError')],
    ['a change at a busy server', move('Lost'), [busy], { result: { status: 'Lost' }, delays: [[1, 1.1]], atLeast: 1 }],
    ['a change beyond the limit', move('Open'), [many], { result: { status: 'Open' }, delays: [[0, 0]] }],
    [
      'a limit that stays',
      { ...me, retries: 1 },
      [many, many],
      fails('PartnerRateLimitError', { code: 'rate_limited' }),
    ],
    ['a patch that is cut', patch, ['cut'], repeated],
    ['a patch of a version that is cut', { ...patch, ifMatch: 1 }, ['cut'], failsAtOnce('PartnerConnectionError')],
    ['a version', { ...patch, ifMatch: 9 }, [], failsAtOnce('PartnerConflictError', { isVersionConflict: true })],
    ['a key that is in use', create, [answer(409, {}, { 'retry-after': '0' })], created(2)],
    ['a deletion whose response is lost', deletion, ['cut', answer(404)], { result: null, requests: 2 }],
    [
      'a deletion beyond the limit of an unknown record',
      deletion,
      [many, answer(404)],
      { ...fails('PartnerNotFoundError'), requests: 2 },
    ],
    [
      'a dry run of a deletion that is cut, of an unknown record',
      { ...deletion, do: 'dryRun' },
      ['cut', answer(404)],
      { ...fails('PartnerNotFoundError'), requests: 2 },
    ],
    ['an unknown record', deletion, [], failsAtOnce('PartnerNotFoundError', { status: 404 })],
    [
      'a mistake',
      { ...create, body: { customer: create.body.customer } },
      [],
      failsAtOnce('PartnerValidationError', { field: 'locationId' }),
    ],
    ['an unknown key', { ...me, key: 'pk_test_unknown' }, [], failsAtOnce('PartnerApiError', { status: 401 })],
    [
      'a log-in page',
      create,
      [moved('https://login.test/')],
      failsAtOnce('PartnerError', { message: 'https://login.test/' }),
    ],
    [
      'a web page',
      me,
      [answer(200, '<p>', { 'content-type': 'text/html' })],
      failsAtOnce('PartnerError', { message: "not the API's" }),
    ],
    ['an empty response', { ...create, retries: 0 }, [answer(200, '')], fails('PartnerConnectionError')],
    ['a text', create, [answer(200, 'ok', { 'content-type': 'text/plain' })], failsAtOnce('PartnerError')],
    ['JSON without an object', create, [answer(200, '[1]')], failsAtOnce('PartnerError')],
    [
      'a list without items',
      list,
      [answer(200, { total: 5 })],
      failsAtOnce('PartnerError', { message: "not the API's" }),
    ],
    [
      'a page instead of a snapshot',
      snapshot,
      [answer(200, '<p>', { 'content-type': 'text/html' })],
      fails('PartnerError'),
    ],
    ['a delay below zero', read, [answer(503, {}, { 'retry-after': '-5' })], repeated],
    ['a delay without meaning', read, [answer(503, {}, { 'retry-after': 'soon' })], repeated],
    [
      'a redirect that is the result',
      { operation: 'openConfigurator', path: { token: 'a' } },
      [moved('https://a.test/')],
      { result: 'https://a.test/' },
    ],
    [
      'a file with JSON',
      { operation: 'downloadDocumentFile', path: { token: 'a' } },
      [answer(200, '[1]')],
      { result: '[1]' },
    ],
    ['a warning', me, [answer(200, {}, { 'partner-warning': 'be careful' })], { warnings: ['be careful'] }],
    [
      'a list of values',
      { operation: 'events.list', query: { types: ['a.b', 'c.d'], limit: 5 } },
      [events([], '', false)],
      { sent: { path: '/partner/v1/events?limit=5&types=a.b%2Cc.d' } },
    ],
    [
      'a boolean',
      { ...list, query: { active: true }, most: 1 },
      [page(1)],
      { sent: { path: '/partner/v1/locations?active=true&limit=100&page=1' } },
    ],
    [
      'an id with slashes',
      { ...read, path: { id: 'a/../b?c' } },
      [answer(200)],
      { sent: { path: '/partner/v1/leads/a%2F..%2Fb%3Fc' } },
    ],
    ['an id of dots', { ...read, path: { id: '..' } }, [], misused],
    ['a key with a line break', { ...create, idempotencyKey: 'a\r\nx: b' }, [], misused],
    ['a signing secret as API key', { ...me, key: 'whsec_a' }, [], misused],
    ['an address with the path of operations', { ...me, baseUrl: 'http://127.0.0.1:1/partner/v1' }, [], misused],
    [
      'the rate limit',
      { ...me, times: 2 },
      [answer(200, {}, { 'x-ratelimit-limit': '4', 'x-ratelimit-remaining': '1' })],
      { requests: 2, atLeast: 0.5 },
    ],
    [
      'all pages',
      { ...list, query: { limit: 1, order: 'asc' } },
      [],
      { result: locations, requests: locations.length },
    ],
    ['the pages that are needed', { ...list, most: 2 }, [page(1), page(2)], { result: ['1', '2'], requests: 2 }],
    ['a snapshot', snapshot, [], { result: { ids: locations, hasCursor: true }, requests: 1 }],
    ['a snapshot that is cut', { ...snapshot, retries: 0 }, ['cut in body'], fails('PartnerConnectionError')],
    [
      'the first events',
      { do: 'follow', most: 3 },
      [events(['1', '2'], '2', true), events(['3', '4'], '4', false)],
      { result: ['1', '2', '3'] },
    ],
    [
      'the events after the cursor',
      { do: 'follow' },
      [events(['3', '4'], '4', false)],
      { result: ['3', '4'], sent: { path: '/partner/v1/events?cursor=2&limit=200' } },
    ],
    [
      'no more events',
      { do: 'follow' },
      [events([], '4', false)],
      { result: [], sent: { path: '/partner/v1/events?cursor=4&limit=200' } },
    ],
    ...signed.map(([name, delivery, expected]) => [`a webhook ${name}`, { do: 'verify', ...delivery }, [], expected]),
    ['a client that is printed', { do: 'show' }, [], { hidesKey: true }],
  ].map(([name, command, answers, expected]) => ({ name, command, answers, expected }));
}
