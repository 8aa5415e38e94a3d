import { IdOf, type Piece, type RequestPlan, RawJson } from '../plan.js';
import { authorization, type Keys } from './authorization.js';
import type { KnownIds } from './known-ids.js';

/** Serializes JSON with resolved IDs and raw text. Lone surrogates are escaped. */
function writeJson(value: unknown, idOf: (piece: IdOf) => string): string {
  if (value instanceof RawJson) return value.text;
  if (value instanceof IdOf) return JSON.stringify(idOf(value));
  if (Array.isArray(value)) return `[${value.map((one) => writeJson(one, idOf)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value).map(([key, inside]) => `${JSON.stringify(key)}:${writeJson(inside, idOf)}`);
  return `{${pairs.join(',')}}`;
}

/** Request in its final form. */
export interface SentRequest {
  readonly plan: RequestPlan;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer;
  /** IDs of the other company in the request, with their location. */
  readonly foreign: readonly { readonly id: string; readonly where: 'path' | 'query' | 'body' }[];
}

/** Credentials and known IDs for building requests. */
export interface Sender {
  readonly keys: readonly [Keys, Keys];
  readonly ids: KnownIds;
  /** True if every request is a dry run. */
  readonly dryRun?: boolean;
}

/** Builds a request from a plan: inserts IDs and credentials. */
export function buildRequest(plan: RequestPlan, sender: Sender): SentRequest {
  const foreign: { id: string; where: 'path' | 'query' | 'body' }[] = [];
  const pieceIn =
    (where: 'path' | 'query' | 'body') =>
    (piece: Piece): string => {
      if (typeof piece === 'string') return piece;
      const id = sender.ids.choose(piece, plan.company);
      const owner = sender.ids.ownerOf(id);
      if (owner !== undefined && owner !== 'none' && owner !== plan.company) foreign.push({ id, where });
      return id;
    };
  const path = `/${plan.path.map(pieceIn('path')).join('/')}`;
  const inQuery = pieceIn('query');
  const query = plan.query.map(([name, value]) => `${name}=${inQuery(value)}`).join('&');
  const body = bytesOf(plan, pieceIn('body'));
  const key = authorization(plan.credential, sender.keys[plan.company]);
  const headers = sender.dryRun ? [...plan.headers, ['Partner-Dry-Run', 'true'] as const] : plan.headers;
  return {
    plan,
    method: plan.method,
    target: query === '' ? path : `${path}?${query}`,
    headers: key === undefined ? headers : [['Authorization', key], ...headers],
    ...(body && { body }),
    foreign,
  };
}

function bytesOf({ body }: RequestPlan, pieceOf: (piece: IdOf) => string): Buffer | undefined {
  switch (body?.as) {
    case 'json':
      return Buffer.from(writeJson(body.value, pieceOf));
    case 'form':
      return Buffer.from(
        new URLSearchParams(body.fields.map(([name, value]): [string, string] => [name, value])).toString(),
      );
    default:
      return body?.bytes;
  }
}
