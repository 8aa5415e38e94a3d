import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type CompanyId, type Id, invalidCursor } from '@partner/kernel';
import type { SecretKeys } from '@partner/runtime';

/** Position in the list of a company's site events, after this event. */
export interface Position {
  readonly occurredAt: Date;
  readonly id: Id;
}

const timeLength = 8;
const positionLength = timeLength + 12;
const signatureLength = 16;
/** Matches the base64url length of the bytes, which need no padding. */
const pattern = new RegExp(`^[A-Za-z0-9_-]{${((positionLength + signatureLength) * 4) / 3}}$`);

/**
 * Signed cursors, each valid for one company: a position and its HMAC-SHA256 in base64url. They are verified without
 * the database.
 */
export class SignedCursors {
  readonly #secrets: () => Promise<SecretKeys>;
  #keys: Promise<readonly KeyObject[]> | undefined;

  /** @param secrets the first signs, all verify (R87). The keys derived here are used only for cursors. */
  constructor(secrets: () => Promise<SecretKeys>) {
    this.#secrets = secrets;
  }

  async write(company: CompanyId, { occurredAt, id }: Position): Promise<string> {
    const bytes = Buffer.alloc(positionLength);
    bytes.writeBigInt64BE(BigInt(occurredAt.getTime()));
    bytes.write(id, timeLength, 'hex');
    const [signature] = await this.#signatures(company, bytes);
    return Buffer.concat([bytes, signature!]).toString('base64url');
  }

  /** @throws DomainError `invalid` unless {@link write} created the cursor for this company. */
  async read(company: CompanyId, cursor: string): Promise<Position> {
    const bytes = pattern.test(cursor) ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0);
    const position = bytes.subarray(0, positionLength);
    const signature = bytes.subarray(positionLength);
    const isOurs =
      signature.length === signatureLength &&
      (await this.#signatures(company, position)).some((own) => timingSafeEqual(signature, own));
    if (!isOurs) throw invalidCursor('cursor: not one of this list; start again without a cursor', 'cursor');
    return {
      occurredAt: new Date(Number(position.readBigInt64BE())),
      id: position.toString('hex', timeLength) as Id,
    };
  }

  /** Returns one signature per key, starting with the signing key's. */
  async #signatures(company: CompanyId, position: Buffer): Promise<readonly Buffer[]> {
    this.#keys ??= this.#secrets().then((secrets) => secrets.map(cursorKey));
    return (await this.#keys).map((key) =>
      createHmac('sha256', key).update(company).update(position).digest().subarray(0, signatureLength),
    );
  }
}

const cursorKey = (secret: Buffer): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'partner site event cursors', 32)));
