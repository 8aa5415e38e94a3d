import { Aggregate, type CompanyId, type Id, newId, type RecordState } from '@partner/kernel';

/** Launch data of a session (§4.16); every field is optional. */
export interface LaunchData {
  readonly customerId: Id | null;
  readonly locationId: Id | null;
  readonly quoteId: Id | null;
  readonly workOrderId: Id | null;
  /** Address that the visitor returns to, as browsers write it. */
  readonly returnUrl: string | null;
}

/** Stored session, with the hash of its token instead of the token (R54). */
export interface SessionState extends RecordState, LaunchData {
  readonly tokenHash: string;
  /** Expiry of the launch link. */
  readonly expiresAt: Date;
  /** Time at which the link was used. */
  readonly openedAt: Date | null;
}

export interface NewSession extends LaunchData {
  readonly companyId: CompanyId;
  readonly tokenHash: string;
  readonly ttlSeconds: number;
}

/** A launch of the configurator (§2.27). Audited; emits no events. */
export class ConfiguratorSession extends Aggregate<SessionState> {
  readonly resource = 'configurator_session';

  static create({ ttlSeconds, ...fields }: NewSession, at: Date): ConfiguratorSession {
    // The id is random because the return address is protected by nothing else (A10).
    const record = { id: newId('random'), version: 1, createdAt: at, updatedAt: at };
    const expiresAt = new Date(at.getTime() + ttlSeconds * 1_000);
    return new ConfiguratorSession({ ...fields, ...record, expiresAt, openedAt: null }, false);
  }
}
