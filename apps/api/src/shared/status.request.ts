import { Text, TextParam } from '@partner/http';
import type { Id, RequestStatusCommand, Version } from '@partner/kernel';
import type { ExactFields } from './execute.js';
import { statusNames } from './status.property.js';

type StatusTable = Parameters<typeof statusNames>[0];

/** A request for another status (§4.3); each kind of record names the statuses that it has. */
export abstract class StatusRequest {
  abstract status: string;

  @Text({ description: 'A note for the status history.', example: 'Asked for by phone' })
  actionDescription?: string;
}

/** Refuses a field that a kind of record adds alone, which the command of a status does not have. */
export type ExactStatusFields<Body extends StatusRequest> = ExactFields<
  Omit<Body, 'actionDescription'>,
  RequestStatusCommand
>;

/** The command of a request for another status; a field that a kind of record adds alone does not compile. */
export const statusCommand = <Body extends StatusRequest>(
  { actionDescription: note, ...body }: Body & ExactStatusFields<Body>,
  id: Id,
  expected: Version | undefined,
): RequestStatusCommand => ({ ...body, id, note, expected });

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
