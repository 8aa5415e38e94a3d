import type { Companies } from '@partner/companies';
import {
  type Actor,
  type Clock,
  type CompanyId,
  type Id,
  invalid,
  isId,
  missing,
  newId,
  omitUndefined,
  type UnitOfWork,
} from '@partner/kernel';
import { Agreement, type AgreementChanges } from '../../domain/agreement/agreement.js';
import { otherSide, type Party, sideOf } from '../../domain/agreement/party.js';
import type { Agreements } from '../ports/agreements.js';

/** What the portal of a party knows of an agreement; absent means unchanged, or nothing for a new one. */
export interface PutAgreementCommand extends AgreementChanges {
  readonly id?: Id;
  /** Of a new agreement; now unless given. */
  readonly createdAt?: Date;
  /** Of the agreement or of the change; now unless given. */
  readonly updatedAt?: Date;
}

/** Makes an agreement, or changes the one of the id given, whichever of the two parties made it (R38). */
export class PutAgreement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly agreements: Agreements,
    private readonly companies: Companies,
    private readonly clock: Clock,
  ) {}

  /** @returns its id. @throws DomainError `invalid` (parties, direction); `conflict` when the id is taken. */
  execute(actor: Actor, command: PutAgreementCommand): Promise<Id> {
    const { id, createdAt, updatedAt, ...given } = command;
    const changes = omitUndefined(given);
    return this.work.run(actor, async () => {
      const existing = id && (await this.agreements.find(actor.company, id));
      if (!existing) return this.made(actor.company, command);
      if (createdAt !== undefined) throw invalid('createdAt of an existing agreement cannot be changed');
      existing.revise(changes, updatedAt ?? this.clock.now(), updatedAt !== undefined);
      await this.agreements.save(existing);
      return existing.id;
    });
  }

  private async made(
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

  /** Who is no company of this deployment has no profile that could tell the name. */
  private async checkNamed({ companyId, name }: Party): Promise<void> {
    if (name || (isId(companyId) && (await this.companies.exists(companyId as CompanyId)))) return;
    throw missing('name is required for a party that is no company of this deployment');
  }
}
