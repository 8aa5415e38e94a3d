import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id, Job } from '@partner/kernel';
import { ofCompany } from './declared-table.js';
import { RecordTable } from './record-table.js';

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
    /** Number of attempts that have begun. */
    attempts: p.integer(),
    nextAttemptAt: p.datetime(3),
    /** Time until which an attempt may be running. */
    runningUntil: p.datetime(3).nullable(),
    /** Time at which all attempts had failed or none could succeed; an operator may retry the job. */
    gaveUpAt: p.datetime(3).nullable(),
    lastError: p.text().nullable(),
    /** Id of the request that added the job (W17). */
    requestId: p.text().nullable(),
    /** Trace context of the work that added the job (R97). */
    traceparent: p.text().nullable(),
    createdAt: p.datetime(3),
  },
  ...ofCompany({
    indexes: {
      outbox_jobs_by_id: '(id)',
      outbox_jobs_due: '(next_attempt_at) where gave_up_at is null',
      outbox_jobs_key: 'unique (company_id, kind, key) where attempts = 0 and key is not null',
      outbox_jobs_gave_up: '(company_id, gave_up_at) where gave_up_at is not null',
    },
  }),
});

export type OutboxJobRow = InferEntity<typeof OutboxJobEntity>;

/** Job before it is assigned to the request and trace of its change. */
export type NewJob = Omit<OutboxJobRow, 'requestId' | 'traceparent'>;

export const outboxJobTable = new RecordTable<OutboxJobRow>(OutboxJobEntity);
