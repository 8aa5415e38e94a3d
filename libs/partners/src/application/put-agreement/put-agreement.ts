import type { Companies } from '@partner/companies';
import type { Actor, Clock, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { invalid, isId, missing, newId, omitUndefined } from '@partner/kernel';
import { Agreement, type AgreementChanges } from '../../domain/agreement/agreement.js';
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

/** Creates an agreement, or changes the one with the given id, which either party may have created (R38). */
export class PutAgreement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly agreements: Agreements,
    private readonly companies: Companies,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the agreement's id.
   * @throws DomainError `invalid` (parties, direction), `conflict` when the id is in use.
   */
  execute(actor: Actor, command: PutAgreementCommand): Promise<Id> {
    const { id, createdAt, updatedAt, ...given } = command;
    const changes = omitUndefined(given);
    return this.work.run(actor, async () => {
      const existing = id && (await this.agreements.find(actor.company, id));
      if (!existing) return this.create(actor.company, command);
      if (createdAt !== undefined) throw invalid('createdAt of an existing agreement cannot be changed');
      existing.revise(changes, updatedAt ?? this.clock.now(), updatedAt !== undefined);
      await this.agreements.save(existing);
      return existing.id;
    });
  }

  private async create(
    company: CompanyId,
    { id = newId(), createdAt = this.clock.now(), updatedAt = createdAt, ...given }: PutAgreementCommand,
  ): Promise<Id> {
    const { direction, from, to, ...changes } = omitUndefined(given);
    if (direction === undefined || !from || !to)
      throw missing('direction, from and to are required for a new agreement');
    await this.checkNamed({ from, to }[otherSide(sideOf(company, { from, to }))]);
    const identity = { id, companyId: company, createdAt, updatedAt };
    const agreement = Agreement.create({ ...changes, direction, from, to, ...identity });
    await this.agreements.add(agreement);
    return agreement.id;
  }

  /** Requires the name of a party outside this deployment, which has no profile to take it from. */
  private async checkNamed({ companyId, name }: Party): Promise<void> {
    if (name || (isId(companyId) && (await this.companies.exists(companyId as CompanyId)))) return;
    throw missing('name is required for a party that is no company of this deployment');
  }
}
