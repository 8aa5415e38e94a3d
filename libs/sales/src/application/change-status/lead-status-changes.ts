import { OwnStatusChanges } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';

/** Changes of a lead's status: nothing else follows. */
export class LeadStatusChanges extends OwnStatusChanges<Lead> {}
