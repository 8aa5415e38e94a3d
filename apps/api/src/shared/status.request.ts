import { Text, TextParam } from '@partner/http';
import { statusNames } from './status.property.js';

type StatusTable = Parameters<typeof statusNames>[0];

/** A request for another status (§4.3); each kind of record names the statuses that it has. */
export abstract class StatusRequest {
  abstract status: string;

  @Text({ description: 'A note for the status history.', example: 'Asked for by phone' })
  actionDescription?: string;
}

/** The status that is asked for, with an example of a move that partners may request. */
export const RequestedStatus = (table: StatusTable, example: string): PropertyDecorator =>
  Text({
    required: true,
    max: 100,
    description: `The status to move to, in any case: ${statusNames(table)}.`,
    example,
  });

/** A filter by status. */
export const StatusParam = (table: StatusTable): PropertyDecorator =>
  TextParam({ description: `Exactly this status, in any case. An open enum: ${statusNames(table)}.` });
