import { DeleteCustomer } from '@partner/customers';
import { IdField, OneOf } from '@partner/http';
import type { Id } from '@partner/kernel';
import { DeleteLead, DeleteOrder, DeleteQuote } from '@partner/sales';
import { DeleteWorkOrder } from '@partner/work-orders';
import { type Handler, lineOf, type UseCase } from './handler.js';

/** How each kind of record is deleted. */
const deletions: Readonly<Record<string, UseCase<{ id: Id }, unknown>>> = {
  lead: DeleteLead,
  quote: DeleteQuote,
  order: DeleteOrder,
  'work-order': DeleteWorkOrder,
  customer: DeleteCustomer,
};

/** The end of a record (R13). */
class DeleteLine {
  @OneOf(Object.keys(deletions), { required: true }) kind!: string;
  @IdField({ required: true }) id!: Id;
}

export const deleteRecord: Handler = {
  async execute(application, actor, fields) {
    const { kind, id } = lineOf(DeleteLine, fields);
    await application.get(deletions[kind]!).execute(actor, { id });
    return id;
  },
};
