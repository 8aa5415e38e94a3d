import { Aggregate, invalid, omitUndefined, type RecordState } from '@partner/kernel';
import { type Party, type Side, sides } from './party.js';
import type { PendingUpdate, RateConfig } from './rate-config.js';

/** What the parties agreed, and where that stands. */
export interface AgreementFields {
  /** Who sells through whom: `DMAN_RTO`, `ERP_RTO`, `DMAN_ERP`, … */
  readonly direction: string;
  /** `active`, `pending`, `revoked`, … */
  readonly status: string;
  readonly rateConfig: RateConfig | null;
  readonly rateConfigVersion: number | null;
  readonly pendingUpdate: PendingUpdate | null;
  /** The evidence that it was accepted: nobody is shown it (R38). */
  readonly acceptance: Readonly<Record<string, unknown>> | null;
  /** Who asked for it, inside a party: nobody is shown it (R38). */
  readonly requestedBy: string | null;
}

/** An agreement as it is stored: under the company that made it, though either party may change it (R38). */
export interface AgreementState extends RecordState, AgreementFields {
  readonly fromCompanyId: string;
  readonly fromCompanyType: string | null;
  readonly fromName: string | null;
  readonly toCompanyId: string;
  readonly toCompanyType: string | null;
  readonly toName: string | null;
  readonly deletedAt: Date | null;
}

/** What the portal says of an agreement; absent means unchanged, null clears. */
export type AgreementChanges = Partial<AgreementFields> & { readonly [S in Side]?: Party };

/** What a new agreement needs. */
export type NewAgreement = AgreementChanges &
  Pick<AgreementFields, 'direction'> & { readonly [S in Side]: Party } & Pick<
    AgreementState,
    'id' | 'companyId' | 'createdAt' | 'updatedAt'
  >;

const usual = {
  status: 'pending',
  rateConfig: null,
  rateConfigVersion: null,
  pendingUpdate: null,
  acceptance: null,
  requestedBy: null,
  deletedAt: null,
} as const satisfies Partial<AgreementState>;

/** One record of two companies (§2.14, R38). It is audited and announces nothing in the feed. */
export class Agreement extends Aggregate<AgreementState> {
  readonly resource = 'agreement';

  static create({ from, to, ...fields }: NewAgreement): Agreement {
    const parties = {
      ...{ fromCompanyId: from.companyId, fromCompanyType: from.companyType ?? null, fromName: from.name ?? null },
      ...{ toCompanyId: to.companyId, toCompanyType: to.companyType ?? null, toName: to.name ?? null },
    };
    return new Agreement({ ...usual, ...fields, ...parties, version: 1 }, false);
  }

  /**
   * Takes over the fields given.
   * @param at when; what the portal says to be the time of the change moves it even if nothing else does.
   * @throws DomainError `invalid` when a party is another company than before: that is another agreement (R60).
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

  /** Neither party reads it from now on. */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}
