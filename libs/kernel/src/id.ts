import { randomBytes } from 'node:crypto';
import { ObjectId } from 'bson';

declare const idBrand: unique symbol;
declare const companyBrand: unique symbol;

/** 24 lower-case hex characters, ObjectId-shaped: ids made later sort later (conventions of the specification). */
export type Id = string & { readonly [idBrand]: true };

/** The id of a company: the tenant that every query names. */
export type CompanyId = Id & { readonly [companyBrand]: true };

/** The sequential version of a record: 1 when created, one more with every committed change (R19). */
export type Version = number;

const pattern = /^[0-9a-f]{24}$/;

/** Makes an id in this process; no database is asked. It is no secret: one tells those that were made around it. */
export function newId(): Id {
  return new ObjectId().toHexString() as Id;
}

/** Makes an id of 96 random bits, which no other id leads to (A10). */
export const newRandomId = (): Id => randomBytes(12).toString('hex') as Id;

/** Whether `value` has the shape of an id (W3). */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' && pattern.test(value);
}

/** The smallest id that could have been made at `at`: a bound for tables that are partitioned by id. */
export function firstIdAt(at: Date): Id {
  const seconds = Math.floor(at.getTime() / 1000);
  return (seconds.toString(16).padStart(8, '0') + '0'.repeat(16)) as Id;
}

/** When an id was made, to the second. */
export function madeAt(id: Id): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

/** Before every other id: the cursor of an empty feed (E1). */
export const noId = '0'.repeat(24) as Id;
