import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id, Job } from '@partner/kernel';
import { RecordTable } from '../repository/record-table.js';

/** A job that a change left, until it is done: then it is deleted. */
export const OutboxJobEntity = defineEntity({
  name: 'OutboxJobEntity',
  tableName: 'outbox_jobs',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    kind: p.text(),
    key: p.text().nullable(),
    payload: p.json<Job['payload']>(),
    /** `dead` when all attempts failed, or none can succeed: an operator may have it tried again. */
    state: p.text().$type<'pending' | 'dead'>(),
    /** All there ever were, and those before an operator had it tried again. */
    attempts: p.integer(),
    attemptsBefore: p.integer(),
    /** While a worker is at it: when its lease ends. */
    nextAttemptAt: p.datetime(3),
    leaseId: p.character().length(24).$type<Id>().nullable(),
    /** Whose lease it is (E10). */
    workerId: p.integer().nullable(),
    lastError: p.text().nullable(),
    /** The request that left it (W17). */
    requestId: p.text().nullable(),
    /** The place in a trace of the work that left it (R97). */
    traceparent: p.text().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type OutboxJobRow = InferEntity<typeof OutboxJobEntity>;

/** A job as it is left, before it is known whose change it goes with. */
export type NewJob = Omit<OutboxJobRow, 'requestId' | 'traceparent'>;

export const outboxJobTable = new RecordTable<OutboxJobRow>(OutboxJobEntity);
