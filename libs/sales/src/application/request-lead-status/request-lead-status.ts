import type { Actor, Clock, Id, UnitOfWork, Version } from '@partner/kernel';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';
import type { Leads } from '../ports/leads.js';

/** A partner asks for another status of a lead (§3, §4.3). */
export interface RequestLeadStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/** Moves a lead where the table allows it (R9). */
export class RequestLeadStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed). */
  async execute(actor: Actor, command: RequestLeadStatusCommand): Promise<void> {
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const status = leadTransitions.named(command.status) as LeadStatus;
    await this.work.run(actor, async () => {
      const lead = await this.leads.toChange(actor.company, command.id, command.expected);
      lead.requestStatus(status, command.note, this.clock.now());
      await this.leads.save(lead);
    });
  }
}
