import { SetStatus } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';
import { type LeadStatus, leadTransitions } from '../../domain/lead/lead.transitions.js';

/** Moves a lead to any status it can have; the portal is not bound by the table (§3). */
export class SetLeadStatus extends SetStatus<LeadStatus, Lead> {
  protected readonly table = leadTransitions;
  protected readonly kind = 'lead';
}
