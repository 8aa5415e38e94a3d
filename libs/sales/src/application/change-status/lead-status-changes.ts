import { OwnStatusChanges } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';

/** Changes of a lead's status: nothing else follows. */
export class LeadStatusChanges extends OwnStatusChanges<LeadStatus, Lead> {
  protected readonly table = leadTransitions;
  protected readonly kind = 'lead';
}
