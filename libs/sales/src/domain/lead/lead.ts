import { omitUndefined } from '@partner/kernel';
import { newSale, type NewSale, SalesRecord, type SalesState } from '../sales-record.js';
import type { SalesSource } from '../sales-source.js';
import { type LeadStatus, leadTransitions } from './lead.transitions.js';

/**
 * Fields of a lead that are stored as given, without a look-up or a merge. Commands and state include a new field
 * automatically; column, response and requests fail to compile until they have it.
 */
export interface LeadDetails {
  readonly salesSource: SalesSource | null;
}

/** Defaults of lead details. */
const noDetails: LeadDetails = { salesSource: null };

/** State of a lead (§2.1). */
export interface LeadState extends SalesState, LeadDetails {
  readonly status: LeadStatus;
}

export type NewLead = Omit<NewSale<LeadState>, keyof LeadDetails> & Partial<LeadDetails>;

/** A potential buyer (§2.1, §3). */
export class Lead extends SalesRecord<LeadState> {
  readonly resource = 'lead';
  protected readonly transitions = leadTransitions;

  /**
   * Creates a lead and starts its history (R32).
   * @throws DomainError `invalid` for references or metadata over their limits (R24).
   */
  static create(fields: NewLead): Lead {
    const lead = new Lead(newSale<LeadState>({ ...noDetails, ...omitUndefined(fields) }), false);
    lead.begin();
    return lead;
  }
}
