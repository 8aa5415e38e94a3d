import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id, Job } from '@partner/kernel';
import { RecordTable } from '../repository/record-table.js';

/** Job of the outbox; deleted when it is completed. */
export const OutboxJobEntity = defineEntity({
  name: 'OutboxJobEntity',
  tableName: 'outbox_jobs',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    kind: p.text(),
    key: p.text().nullable(),
    payload: p.json<Job['payload']>(),
    /** `dead` if all attempts failed or none can succeed; an operator may retry it. */
    state: p.text().$type<'pending' | 'dead'>(),
    attempts: p.integer(),
    /** Number of attempts before the last retry by an operator. */
    attemptsBefore: p.integer(),
    /** Time of the next attempt; while a worker has claimed the job, the end of the lease. */
    nextAttemptAt: p.datetime(3),
    leaseId: p.character().length(24).$type<Id>().nullable(),
    /** Number of the worker that holds the lease (E10). */
    workerId: p.integer().nullable(),
    lastError: p.text().nullable(),
    /** Id of the request that added the job (W17). */
    requestId: p.text().nullable(),
    /** Trace context of the work that added the job (R97). */
    traceparent: p.text().nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type OutboxJobRow = InferEntity<typeof OutboxJobEntity>;

/** Job before it is assigned to the request and trace of its change. */
export type NewJob = Omit<OutboxJobRow, 'requestId' | 'traceparent'>;

export const outboxJobTable = new RecordTable<OutboxJobRow>(OutboxJobEntity);
