/** Rate of a term in a state. */
export interface TermRate {
  readonly months: number;
  readonly rate: number;
}

/** Rent-to-own rates that two parties agreed on (§2.14). */
export interface RateConfig {
  readonly states?: readonly { readonly stateCode: string; readonly termRates?: readonly TermRate[] }[];
  readonly securityDeposit?: { readonly type: string; readonly otherPercent?: number };
}

/** Change requested by one party and not yet answered by the other. */
export interface PendingUpdate {
  readonly status: string;
  /** RFC 3339, UTC. */
  readonly requestedAt: string;
}
