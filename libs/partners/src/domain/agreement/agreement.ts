import { Aggregate, invalid, omitUndefined, type RecordState } from '@partner/kernel';
import { type Party, type Side, sides } from './party.js';

interface TermRate {
  readonly months: number;
  readonly rate: number;
}

interface StateRates {
  readonly stateCode: string;
  readonly termRates?: readonly TermRate[];
  readonly securityDepositOptions?: readonly number[];
  readonly securityDepositRules?: readonly { readonly minAmount: number; readonly percent: number }[];
}

/** Rent-to-own rates that two parties agreed on (§2.14). */
export interface RateConfig {
  readonly states?: readonly StateRates[];
  readonly securityDeposit?: { readonly type: string; readonly otherPercent?: number };
}

/** Change requested by one party and not yet answered by the other. */
export interface PendingUpdate {
  readonly status: string;
  /** RFC 3339, UTC. */
  readonly requestedAt: string;
  readonly reason?: string;
}

interface AgreementFields {
  /** Direction of the sales relationship: `DMAN_RTO`, `ERP_RTO`, `DMAN_ERP`, … */
  readonly direction: string;
  /** `active`, `pending`, `revoked`, … */
  readonly status: string;
  readonly rateConfig: RateConfig | null;
  readonly rateConfigVersion: number | null;
  /** Rates that the other party has not accepted yet (R38). */
  readonly pendingRateConfig: RateConfig | null;
  readonly pendingRateConfigVersion: number | null;
  readonly pendingUpdate: PendingUpdate | null;
  /** Evidence of the acceptance; never shown (R38). */
  readonly acceptance: Readonly<Record<string, unknown>> | null;
  /** Requester inside a party; never shown (R38). */
  readonly requestedBy: string | null;
}

/** Stored agreement. It belongs to the company that created it, though either party may change it (R38). */
export interface AgreementState extends RecordState, AgreementFields {
  readonly fromCompanyId: string;
  readonly fromCompanyType: string | null;
  readonly fromName: string | null;
  readonly toCompanyId: string;
  readonly toCompanyType: string | null;
  readonly toName: string | null;
  readonly deletedAt: Date | null;
}

/** Changes from the portal. Absent means unchanged; null clears. */
export type AgreementChanges = Partial<AgreementFields> & { readonly [S in Side]?: Party };

export type NewAgreement = AgreementChanges &
  Pick<AgreementFields, 'direction'> & { readonly [S in Side]: Party } & Pick<
    AgreementState,
    'id' | 'companyId' | 'createdAt' | 'updatedAt'
  >;

const defaults = {
  status: 'pending',
  rateConfig: null,
  rateConfigVersion: null,
  pendingRateConfig: null,
  pendingRateConfigVersion: null,
  pendingUpdate: null,
  acceptance: null,
  requestedBy: null,
  deletedAt: null,
} as const satisfies Partial<AgreementState>;

/** Agreement shared by two companies (§2.14, R38). Audited; emits no events. */
export class Agreement extends Aggregate<AgreementState> {
  readonly resource = 'agreement';

  static create({ from, to, ...fields }: NewAgreement): Agreement {
    const parties = {
      ...{ fromCompanyId: from.companyId, fromCompanyType: from.companyType ?? null, fromName: from.name ?? null },
      ...{ toCompanyId: to.companyId, toCompanyType: to.companyType ?? null, toName: to.name ?? null },
    };
    return new Agreement({ ...defaults, ...fields, ...parties, version: 1 }, false);
  }

  /**
   * Applies the given fields.
   * @param at time of the change.
   * @param isGivenTime true if the portal gave `at`, which then counts as a change by itself.
   * @throws DomainError `invalid` when a party is another company: that would be another agreement (R60).
   */
  revise({ from, to, ...fields }: AgreementChanges, at: Date, isGivenTime: boolean): void {
    const parties = { from, to };
    for (const side of sides) {
      const given = parties[side]?.companyId;
      if (given !== undefined && given !== this.state[`${side}CompanyId`])
        throw invalid(`${side}.companyId of an existing agreement cannot be changed`);
    }
    const named = omitUndefined({
      fromCompanyType: from?.companyType,
      fromName: from?.name,
      toCompanyType: to?.companyType,
      toName: to?.name,
    });
    const changed = this.change({ ...fields, ...named }, at);
    if (isGivenTime && changed.length === 0 && this.state.updatedAt.getTime() !== at.getTime()) this.touch(at);
  }

  /** Hides the agreement from both parties. */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}
