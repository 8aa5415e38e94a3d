/** What a state pays for a term. */
export interface TermRate {
  readonly months: number;
  readonly rate: number;
}

/** The rates of renting to own that two parties agreed on (§2.14). */
export interface RateConfig {
  readonly states?: readonly { readonly stateCode: string; readonly termRates?: readonly TermRate[] }[];
  readonly securityDeposit?: { readonly type: string; readonly otherPercent?: number };
}

/** A change that one party asked for and the other one has not answered. */
export interface PendingUpdate {
  readonly status: string;
  /** RFC 3339, UTC. */
  readonly requestedAt: string;
}
