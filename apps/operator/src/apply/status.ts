import { IdField, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { SetLeadStatus, SetOrderStatus, SetQuoteStatus } from '@partner/sales';
import { SetWorkOrderStatus } from '@partner/work-orders';
import { type Handler, lineOf, type UseCase } from './handler.js';

/** How each kind of record is moved. */
const moves: Readonly<Record<string, UseCase<{ id: Id; status: string; note?: string }, unknown>>> = {
  lead: SetLeadStatus,
  quote: SetQuoteStatus,
  order: SetOrderStatus,
  'work-order': SetWorkOrderStatus,
};

/** A move to any status: the portal is not bound by what partners may ask for (§3). */
class StatusLine {
  @OneOf(Object.keys(moves), { required: true }) kind!: string;
  @IdField({ required: true }) id!: Id;
  @Text({ required: true, max: 100 }) status!: string;
  @Text() actionDescription?: string;
}

export const moveStatus: Handler = {
  async execute(application, actor, fields) {
    const { kind, id, status, actionDescription: note } = lineOf(StatusLine, fields);
    await application.get(moves[kind]!).execute(actor, { id, status, note });
    return id;
  },
};
