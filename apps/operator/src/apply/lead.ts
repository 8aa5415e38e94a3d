import type { HasKeys } from '@partner/kernel';
import { type LeadDetails, PutLead } from '@partner/sales';
import { put } from './handler.js';
import { salesFields, SalesLine } from './sales-line.js';

/** A lead (§2.1). */
class LeadLine extends SalesLine {}
export const leadLineIsComplete: HasKeys<LeadLine, keyof LeadDetails> = true;

export const putLead = put({
  line: LeadLine,
  needs: ['customerId'],
  table: 'leads',
  useCase: PutLead,
  command: salesFields,
});
