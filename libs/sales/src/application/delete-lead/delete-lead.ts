import { DeleteRecord } from '@partner/kernel';
import type { Lead } from '../../domain/lead/lead.js';

/** The portal deletes a lead (R13). */
export class DeleteLead extends DeleteRecord<Lead> {}
