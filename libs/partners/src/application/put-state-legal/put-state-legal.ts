import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import { DeleteRecord, invalid, missing, newId, omitUndefined } from '@partner/kernel';
import { StateLegal, stateCodeOf, type StateLegalFields } from '../../domain/state-legal/state-legal.js';
import type { Agreements, StateLegals } from '../ports/agreements.js';

/** Fields of a state's legal configuration from a party's portal. Absent means unchanged; null clears. */
export interface PutStateLegalCommand extends Partial<StateLegalFields> {
  readonly id?: Id;
  readonly agreementId?: Id;
}

/** Creates or changes the legal configuration of a state, identified by its id or by agreement and state (R39). */
export class PutStateLegal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly agreements: Agreements,
    private readonly stateLegals: StateLegals,
  ) {}

  /**
   * @returns the configuration's id.
   * @throws DomainError `invalid`, `notFound` (agreement), `conflict` when the state has another one.
   */
  execute(actor: Actor, { id, agreementId, ...given }: PutStateLegalCommand): Promise<Id> {
    const fields = omitUndefined(given);
    return this.work.run(actor, async () => {
      const existing = id && (await this.stateLegals.find(actor.company, id));
      if (!existing) return this.ofState(actor, { ...fields, id, agreementId });
      if (agreementId !== undefined && agreementId !== existing.state.agreementId)
        throw invalid('agreementId of an existing legal configuration cannot be changed');
      return this.revise(existing, fields);
    });
  }

  private async ofState(
    { company }: Actor,
    { id, agreementId, stateCode, ...fields }: PutStateLegalCommand,
  ): Promise<Id> {
    if (agreementId === undefined || stateCode === undefined)
      throw missing('agreementId and stateCode are required for a new legal configuration');
    // The lock on the agreement serializes concurrent changes of its legal configurations.
    const { companyId } = (await this.agreements.getForUpdate(company, agreementId)).state;
    const existing = id ? undefined : await this.stateLegals.ofState(companyId, agreementId, stateCodeOf(stateCode));
    if (existing) return this.revise(existing, fields);
    const identity = { id: id ?? newId(), companyId, createdAt: this.work.now(), agreementId, stateCode };
    const made = StateLegal.create({ ...omitUndefined(fields), ...identity });
    await this.stateLegals.add(made);
    return made.id;
  }

  private async revise(existing: StateLegal, fields: Partial<StateLegalFields>): Promise<Id> {
    existing.revise(fields, this.work.now());
    await this.stateLegals.save(existing);
    return existing.id;
  }
}

export class DeleteStateLegal extends DeleteRecord<StateLegal> {}
