/** What the control API takes and gives. Amounts are integers in minor units. */

export interface AccountWanted {
  /** Made when not said; an account that has this id already is given back. */
  id?: string;
  secretKey?: string;
  restrictedKey?: string;
  country?: string;
  defaultCurrency?: string;
  chargesEnabled?: boolean;
}

export interface AccountMade {
  id: string;
  secretKey: string;
  restrictedKey: string;
}

export interface WebhookWanted {
  url: string;
  /** Made when not said. */
  secret?: string;
  /** Event types; `*`, all of them, when not said. */
  events?: string[];
}

/** What the charges of one currency come to. */
export interface LedgerSum {
  currency: string;
  /** Charges that succeeded. */
  charged: number;
  /** Refunds that succeeded or are under way. */
  refunded: number;
  /** Disputes that were lost. */
  lost: number;
  /** Disputes that are open. */
  disputed: number;
  /** `charged` less `refunded` less `lost`. */
  net: number;
}

/** A payment as the check of a test wants to see it. */
export interface PaymentSummary {
  session: string;
  paymentIntent: string | null;
  charge: string | null;
  amount: number;
  currency: string;
  refunded: number;
  sessionStatus: string;
  paymentStatus: string;
  intentStatus: string | null;
  dispute: string | null;
  metadata: Record<string, string>;
}

export interface Ledger {
  sums: LedgerSum[];
  payments: PaymentSummary[];
}

/** The sending of one event to one endpoint. */
export interface DeliverySummary {
  event: string;
  type: string;
  endpoint: string;
  state: string;
  /** The statuses that were answered, or why nothing was. */
  results: (number | string)[];
}
