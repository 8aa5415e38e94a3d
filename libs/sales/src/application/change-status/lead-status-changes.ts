import { StatusChanges } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';

/** Status changes of leads. They affect no other record. */
export class LeadStatusChanges extends StatusChanges<LeadStatus, Lead> {
  protected readonly table = leadTransitions;
  protected readonly kind = 'lead';
}
