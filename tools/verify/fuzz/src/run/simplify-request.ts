import { parseJson } from '../check/parse-body.js';
import { withValueAt, placesIn, withoutValueAt, valueAt } from '../generate/mutations/places.js';
import type { SentRequest } from './request.js';

/** Maximum number of simpler requests per finding. */
const maxAttempts = 60;

/** Removes headers, parameters and fields from a request as long as it still fails in the same way. */
export async function simplifyRequest(
  request: SentRequest,
  failsInSameWay: (simpler: SentRequest) => Promise<boolean>,
): Promise<SentRequest> {
  let best = request;
  let attempts = 0;
  for (let found = true; found;) {
    found = false;
    for (const simpler of simplerThan(best)) {
      attempts += 1;
      if (attempts > maxAttempts) return best;
      if (!(await failsInSameWay(simpler))) continue;
      best = simpler;
      found = true;
      break;
    }
  }
  return best;
}

function* simplerThan(request: SentRequest): Generator<SentRequest> {
  const { headers, target } = request;
  for (const [index, [name]] of headers.entries()) {
    if (!/^(authorization|content-type|host)$/i.test(name)) yield { ...request, headers: headers.toSpliced(index, 1) };
  }
  const [path = '', query] = target.split(/\?(.*)/s);
  const pairs = query === undefined || query === '' ? [] : query.split('&');
  for (const index of pairs.keys()) {
    const rest = pairs.toSpliced(index, 1).join('&');
    yield { ...request, target: rest === '' ? path : `${path}?${rest}` };
  }
  yield* simplerBodies(request);
}

function* simplerBodies(request: SentRequest): Generator<SentRequest> {
  const { body, ...bare } = request;
  if (!body) return;
  yield { ...bare, headers: bare.headers.filter(([name]) => name.toLowerCase() !== 'content-type') };
  const json = parseJson(body.toString());
  const other = (value: unknown): SentRequest => ({ ...request, body: Buffer.from(JSON.stringify(value)) });
  for (const place of placesIn(json)) yield other(withoutValueAt(json, place));
  for (const place of placesIn(json)) {
    const inside = valueAt(json, place);
    if (typeof inside === 'string' && inside.length > 12)
      yield other(withValueAt(json, place, inside.slice(0, inside.length / 2)));
  }
}
