import { Aggregate, type CompanyId, type Id, newRandomId, type RecordState } from '@partner/kernel';

/** What the configurator is launched with (§4.16): each may be absent. */
export interface Launched {
  readonly customerId: Id | null;
  readonly locationId: Id | null;
  readonly quoteId: Id | null;
  readonly workOrderId: Id | null;
  /** Where its visitor goes afterwards, as browsers write it. */
  readonly returnUrl: string | null;
}

/** A session as it is stored: the hash of its token, never the token (R54). */
export interface SessionState extends RecordState, Launched {
  readonly tokenHash: string;
  /** From here on its link opens nothing. */
  readonly expiresAt: Date;
  /** When its link was used. */
  readonly openedAt: Date | null;
}

/** What a session is made of. */
export interface NewSession extends Launched {
  readonly companyId: CompanyId;
  readonly tokenHash: string;
  readonly ttlSeconds: number;
}

/** A launch of the configurator (§2.27). It is audited and announces nothing in the feed. */
export class ConfiguratorSession extends Aggregate<SessionState> {
  readonly resource = 'configurator_session';

  static create({ ttlSeconds, ...fields }: NewSession, at: Date): ConfiguratorSession {
    // The id is all that the way back asks for (A10).
    const record = { id: newRandomId(), version: 1, createdAt: at, updatedAt: at };
    const expiresAt = new Date(at.getTime() + ttlSeconds * 1_000);
    return new ConfiguratorSession({ ...fields, ...record, expiresAt, openedAt: null }, false);
  }
}
