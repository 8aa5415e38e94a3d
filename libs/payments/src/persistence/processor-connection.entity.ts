import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';
import { conflictOn, RecordTable, type SameKeys } from '@partner/persistence';
import type { Processor, ProcessorState } from '../domain/processor-connection/processor-connection.js';

export const ProcessorConnectionEntity = defineEntity({
  name: 'ProcessorConnectionEntity',
  tableName: 'payment_processors',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    provider: p.text().$type<Processor>(),
    secretKey: p.text().nullable(),
    webhookSecret: p.text().nullable(),
    connected: p.boolean(),
    paymentsEnabled: p.boolean(),
    noticesUntil: p.datetime(3).nullable(),
  },
});
export const processorConnectionEntityIsComplete: SameKeys<
  ProcessorState,
  InferEntity<typeof ProcessorConnectionEntity>
> = true;

export const processorConnectionTable = new RecordTable<ProcessorState>(ProcessorConnectionEntity, {
  secret: ['secretKey', 'webhookSecret'],
});

conflictOn('payment_processors_pkey', 'id_taken', 'this id is taken');
conflictOn('payment_processors_by_id', 'id_taken', 'this id is taken');
conflictOn(
  'payment_processors_provider',
  'processor_connected',
  'the company is connected to this payment processor already',
);
