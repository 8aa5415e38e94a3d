import { parsed } from '../check/parsed.js';
import { changed, placesIn, removed, valueAt } from '../generate/mutations/places.js';
import type { SentRequest } from './request.js';

/** How many simpler requests are tried for one finding. */
const most = 60;

/** The simplest request found that still fails alike: without headers, parameters and fields that do not matter. */
export async function reduced(
  request: SentRequest,
  failsAlike: (simpler: SentRequest) => Promise<boolean>,
): Promise<SentRequest> {
  let best = request;
  let tried = 0;
  for (let found = true; found;) {
    found = false;
    for (const simpler of simplerThan(best)) {
      tried += 1;
      if (tried > most) return best;
      if (!(await failsAlike(simpler))) continue;
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
  const json = parsed(body.toString());
  const other = (value: unknown): SentRequest => ({ ...request, body: Buffer.from(JSON.stringify(value)) });
  for (const place of placesIn(json)) yield other(removed(json, place));
  for (const place of placesIn(json)) {
    const inside = valueAt(json, place);
    if (typeof inside === 'string' && inside.length > 12)
      yield other(changed(json, place, inside.slice(0, inside.length / 2)));
  }
}
