import type { PartnerClient } from '../../client.js';
import type { Input, OperationId, Output } from '../../operation-types.js';
import type { Answer } from '../../http/connection.js';

/** Responses of the calls so far, by operation. */
export type Made = { readonly [Id in OperationId]: Output<Id> };

/** Call of a chain. Its input may use the responses of the calls before it. */
export interface Step {
  readonly operation: OperationId;
  readonly send: (client: PartnerClient, made: Made, signal: AbortSignal) => Promise<Answer<unknown>>;
}

/** @param input throws Failed when the company lacks a record that the call needs. */
export const step = <Id extends OperationId>(operation: Id, input: (made: Made) => Input<Id>): Step => ({
  operation,
  send: (client, made, signal) => client.request(operation, input(made), { signal }),
});
