import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany, ofDeployment } from '@partner/unit-of-work';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Number that was used last, of one kind (R8). */
export const CompanyCounterEntity = defineEntity({
  name: 'CompanyCounterEntity',
  tableName: 'company_counters',
  properties: { companyId: p.character().length(24).primary(), name: p.text().primary(), value: p.bigint() },
  ...ofCompany(),
});

/** Response to a request with an `Idempotency-Key` (§1.6). */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKeyEntity',
  tableName: 'idempotency_keys',
  properties: {
    companyId: p.character().length(24).primary(),
    operation: p.blob().primary(),
    endpoint: p.text(),
    key: p.text(),
    scope: p.text().nullable(),
    bodyHash: p.blob(),
    claim: p.uuid(),
    claimedAt: p.datetime().columnType('timestamptz'),
    finishedAt: p.datetime().columnType('timestamptz').nullable(),
    status: p.smallint().nullable(),
    headers: p.json().nullable(),
    body: p.text().nullable(),
    kinds: p.array().nullable(),
  },
  ...ofCompany({
    indexes: { idempotency_keys_age: '(company_id, claimed_at)', idempotency_keys_key: '(company_id, key)' },
  }),
});

/** Fingerprint of a key that encrypts stored secrets (R87). */
export const SecretKeyEntity = defineEntity({
  name: 'SecretKeyEntity',
  tableName: 'secret_keys',
  properties: { fingerprint: p.character().length(32).primary(), knownSince: p.datetime(3) },
  ...ofDeployment(),
});

/** Running or ended worker (E10). */
export const WorkerEntity = defineEntity({
  name: 'WorkerEntity',
  tableName: 'workers',
  properties: {
    id: p.integer().primary().autoincrement(false),
    startedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
  ...ofDeployment(),
});

/** Random id of this database (A13). */
export const DeploymentEntity = defineEntity({
  name: 'DeploymentEntity',
  tableName: 'deployment',
  properties: { id: p.uuid().primary().defaultRaw(`gen_random_uuid()`) },
  ...ofDeployment({ indexes: { deployment_single: 'unique ((true))' } }),
});

/** Place of a company that moves or has moved. */
export const CompanyPlaceEntity = defineEntity({
  name: 'CompanyPlaceEntity',
  tableName: 'company_places',
  properties: {
    companyId: p.character().length(24).primary(),
    state: p.text(),
    otherCell: p.text(),
    step: p.text(),
    changedAt: p.datetime(3),
  },
  ...ofCompany(
    { checks: { company_places_state_check: "state in ('arriving', 'leaving', 'frozen', 'gone', 'here')" } },
    true,
  ),
});

/** Record of a customer whose erasure is running (R110). */
export const ErasedRecordEntity = defineEntity({
  name: 'ErasedRecordEntity',
  tableName: 'erased_records',
  properties: {
    companyId: p.character().length(24).primary(),
    customerId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    kind: p.text(),
    named: p.array().nullable(),
    quoted: p.array().nullable(),
  },
  ...ofCompany(),
});

/**
 * Returns the id of the database, which tells deployments apart in what they share (A13).
 * @param renew makes a new one.
 */
export async function deploymentId(database: Database, renew = false): Promise<string> {
  const statement = renew
    ? sql`update deployment set id = gen_random_uuid() returning id`
    : sql`select id from deployment`;
  const [row] = await database.query<{ id: string }>(statement, 'outside');
  return row!.id;
}
