import { randomFillSync } from 'node:crypto';
import { ObjectId } from 'bson';

declare const idBrand: unique symbol;
declare const companyBrand: unique symbol;

/**
 * Record id: 24 lower-case hex characters, ObjectId-shaped. Ids created later sort later (conventions of the
 * specification).
 */
export type Id = string & { readonly [idBrand]: true };

/** Id of a company: the tenant that every query names. */
export type CompanyId = Id & { readonly [companyBrand]: true };

/** Sequential version of a record: starts at 1 and increases by one with every committed change (R19). */
export type Version = number;

const pattern = /^[0-9a-f]{24}$/;

/** Bytes of an id. */
const length = 12;
/** Random bytes for the next ids: a call of the system for each id took a tenth of a cached response. */
const random = Buffer.alloc(256 * length);
let used = random.length;

/**
 * Creates an id in this process, without the database. Ids created around the same time can be guessed from it, unless
 * it is `random`: 96 random bits (A10).
 */
export function newId(kind: 'ordered' | 'random' = 'ordered'): Id {
  if (kind === 'ordered') return new ObjectId().toHexString() as Id;
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += length;
  return random.toString('hex', used - length, used) as Id;
}

/** True if `value` has the shape of an id (W3). */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' && pattern.test(value);
}

/** Last second that an id can contain, in 2106. */
const lastSecond = 0xffffffff;

/**
 * Returns the smallest id that can be created at `at`: a bound for tables partitioned by id. A time that no id can
 * contain has the bound of the nearest one.
 */
export function firstIdAt(at: Date): Id {
  const seconds = Math.min(Math.max(0, Math.floor(at.getTime() / 1000)), lastSecond);
  return (seconds.toString(16).padStart(8, '0') + '0'.repeat(16)) as Id;
}

/** Returns the creation time of an id, to the second. */
export function creationTime(id: Id): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

/** Smallest id, before all others: the cursor of an empty feed (E1). */
export const minId = '0'.repeat(24) as Id;
