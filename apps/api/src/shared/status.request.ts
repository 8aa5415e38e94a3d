import { Text, TextParam } from '@partner/http';
import type { Id, StatusChanges, Version } from '@partner/kernel';
import type { ExactFields } from './execute.js';
import { statusNames } from './status.property.js';

type StatusTable = Parameters<typeof statusNames>[0];
export type StatusCommand = Parameters<StatusChanges<string, never>['request']>[1];

/** Request for a status change (§4.3). Each kind of record documents its statuses. */
export abstract class StatusRequest {
  abstract status: string;

  @Text({ description: 'Note for the status history.', example: 'Requested by phone' })
  actionDescription?: string;
}

/** Does not compile for additional fields, which the command lacks. */
export type ExactStatusFields<Body extends StatusRequest> = ExactFields<Omit<Body, 'actionDescription'>, StatusCommand>;

/** Builds the command of a status change. Additional fields of the request do not compile. */
export const statusCommand = <Body extends StatusRequest>(
  { actionDescription: note, ...body }: Body & ExactStatusFields<Body>,
  id: Id,
  expected: Version | undefined,
): StatusCommand => ({ ...body, id, note, expected });

/** Documents the requested status, with an example that partners may request. */
export const RequestedStatus = (table: StatusTable, example: string): PropertyDecorator =>
  Text({
    required: true,
    max: 100,
    // A name, not a free text: spaces at its ends are no part of one (W18).
    pattern: /\S/,
    released: { pattern: undefined },
    description: `New status, case-insensitive: ${statusNames(table)}.`,
    example,
  });

/** Filter by status. */
export const StatusParam = (table: StatusTable): PropertyDecorator =>
  TextParam({
    description: `Filters by status, case-insensitive: ${statusNames(table)}.`,
    known: { values: table.statusesWith('existing'), fold: (status) => status.toLowerCase() },
  });
