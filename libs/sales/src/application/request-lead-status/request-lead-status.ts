import { RequestStatus } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';

/** Moves a lead where the table allows it (R9). */
export class RequestLeadStatus extends RequestStatus<LeadStatus, Lead> {
  protected readonly table = leadTransitions;
}
