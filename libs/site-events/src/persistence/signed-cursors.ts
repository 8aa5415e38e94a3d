import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type CompanyId, type Id, invalid } from '@partner/kernel';

/** A place in the list of a company's site events: behind this one. */
export interface Position {
  readonly occurredAt: Date;
  readonly id: Id;
}

const timeLength = 8;
const positionLength = timeLength + 12;
const signatureLength = 16;
/** As many characters as the bytes take in base64url, which need no padding. */
const pattern = new RegExp(`^[A-Za-z0-9_-]{${((positionLength + signatureLength) * 4) / 3}}$`);

/**
 * Cursors that only this service makes, each for one company: a position and its HMAC-SHA256, in base64url. The
 * database is asked about none of them.
 */
export class SignedCursors {
  readonly #secret: () => Promise<Buffer>;
  #key: Promise<Buffer> | undefined;

  /** @param secret the 32 bytes of the deployment; what is made from them here is of no use for anything else. */
  constructor(secret: () => Promise<Buffer>) {
    this.#secret = secret;
  }

  /** The cursor of a position. */
  async write(company: CompanyId, { occurredAt, id }: Position): Promise<string> {
    const bytes = Buffer.alloc(positionLength);
    bytes.writeBigInt64BE(BigInt(occurredAt.getTime()));
    bytes.write(id, timeLength, 'hex');
    return Buffer.concat([bytes, await this.#signature(company, bytes)]).toString('base64url');
  }

  /** @throws DomainError `invalid` for anything that {@link write} did not make for this company. */
  async read(company: CompanyId, cursor: string): Promise<Position> {
    const bytes = pattern.test(cursor) ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0);
    const position = bytes.subarray(0, positionLength);
    const signature = bytes.subarray(positionLength);
    const isOurs =
      signature.length === signatureLength && timingSafeEqual(signature, await this.#signature(company, position));
    if (!isOurs) throw invalid('cursor: not one of this list; start again without a cursor', 'invalid_cursor');
    return {
      occurredAt: new Date(Number(position.readBigInt64BE())),
      id: position.toString('hex', timeLength) as Id,
    };
  }

  async #signature(company: CompanyId, position: Buffer): Promise<Buffer> {
    this.#key ??= this.#secret().then((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'partner site event cursors', 32)),
    );
    const hmac = createHmac('sha256', await this.#key)
      .update(company)
      .update(position);
    return hmac.digest().subarray(0, signatureLength);
  }
}
