import { type Actor, type Clock, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';
import type { Leads } from '../ports/leads.js';

/** The portal sets a status. */
export interface SetLeadStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
}

/** Moves a lead to any status it can have; the portal is not bound by the table (§3). */
export class SetLeadStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (not a status of leads), `notFound`. */
  async execute(actor: Actor, { id, status, note }: SetLeadStatusCommand): Promise<void> {
    const to = leadStatus(status);
    await this.work.run(actor, async () => {
      const lead = await this.leads.toChange(actor.company, id);
      lead.moveTo(to, note, this.clock.now());
      await this.leads.save(lead);
    });
  }
}

/** A status a lead can have, in its canonical spelling. @throws DomainError `invalid` */
export function leadStatus(status: string): LeadStatus {
  const name = leadTransitions.named(status);
  if (name === 'Processed') throw invalid(`a lead cannot be "${name}"`);
  return name;
}
