import { type LeadDetails, PutLead } from '@partner/sales';
import { put } from './handler.js';
import { salesFields, SalesLine } from './sales-line.js';

/** A lead (§2.1). */
class LeadLine extends SalesLine {}
export type LeadLineDetails = Pick<LeadLine, keyof LeadDetails>;

export const putLead = put({
  line: LeadLine,
  needs: ['customerId'],
  table: 'leads',
  useCase: PutLead,
  command: salesFields,
});
