import type { Companies } from '@partner/companies';
import { type CompanyId, DeleteRecord, type Id, isId, missing, PutRecord, type UnitOfWork } from '@partner/kernel';
import { Agreement, type AgreementChanges, type AgreementState } from '../../domain/agreement/agreement.js';
import { otherSide, type Party, sideOf } from '../../domain/agreement/party.js';
import type { Agreements } from '../ports/agreements.js';

/** Fields of an agreement from a party's portal. Absent means unchanged, or empty for a new one. */
export interface PutAgreementCommand extends AgreementChanges {
  readonly id?: Id;
  /** Creation time of a new agreement; defaults to now. */
  readonly createdAt?: Date;
  /** Time of the creation or change; defaults to now. */
  readonly updatedAt?: Date;
}

type Fields = Omit<PutAgreementCommand, 'id' | 'createdAt'>;

/**
 * Creates an agreement, or changes the one with the given id, which either party may have created (R38).
 * @throws DomainError `invalid` (parties, direction), `conflict` when the id is in use.
 */
export class PutAgreement extends PutRecord<Agreement, PutAgreementCommand, Agreements> {
  protected readonly kind = 'agreement';

  constructor(
    work: UnitOfWork,
    agreements: Agreements,
    private readonly companies: Companies,
  ) {
    super(work, agreements);
  }

  protected async create(
    { direction, from, to, updatedAt, ...changes }: Fields,
    identity: Pick<AgreementState, 'id' | 'companyId' | 'createdAt'>,
  ): Promise<Agreement> {
    if (direction === undefined || !from || !to)
      throw missing('direction, from and to are required for a new agreement');
    await this.checkNamed({ from, to }[otherSide(sideOf(identity.companyId, { from, to }))]);
    return Agreement.create({
      ...changes,
      direction,
      from,
      to,
      ...identity,
      updatedAt: updatedAt ?? identity.createdAt,
    });
  }

  protected revise(agreement: Agreement, { updatedAt, ...changes }: Fields, at: Date): void {
    agreement.revise(changes, updatedAt ?? at, updatedAt !== undefined);
  }

  /** Requires the name of a party outside this deployment, which has no profile to take it from. */
  private async checkNamed({ companyId, name }: Party): Promise<void> {
    if (name || (isId(companyId) && (await this.companies.exists(companyId as CompanyId)))) return;
    throw missing('name is required for a party that is no company of this deployment');
  }
}

/** Deletes an agreement for both parties. */
export class DeleteAgreement extends DeleteRecord<Agreement> {}
