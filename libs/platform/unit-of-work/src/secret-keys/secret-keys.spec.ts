import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { SecretBox } from '@partner/runtime';
import { discoverContexts, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CrossCompanyDatabase } from '@partner/postgres';
import { KeyAdmission } from './key-admission.js';
import { WrongSecretKey, SecretKeyRegister } from './secret-key-register.js';
import { SecretRotation } from './secret-rotation.js';
import { pageSize } from './sealed-texts.js';

const contexts = await discoverContexts();
const [old, next, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const company = newId();
const owner = `CRM of company ${company}` as const;

describe('the secret keys of a database (R87)', () => {
  const databases: TestDatabase[] = [];
  let database: CrossCompanyDatabase;
  let register: SecretKeyRegister;
  let rotation: SecretRotation;

  beforeEach(async () => {
    databases.push(await freshDatabase());
    await database?.close();
    database = new CrossCompanyDatabase({ url: databases.at(-1)!.url, maxConnections: 4 });
    register = new SecretKeyRegister(database, contexts);
    rotation = new SecretRotation(database, contexts);
  });
  afterAll(async () => {
    await database.close();
    await Promise.all(databases.map((one) => one.drop()));
  });

  const connect = (token: string): Promise<unknown> =>
    database.query(sql`
    insert into crm_connections (company_id, id, version, created_at, updated_at, provider, access_token, active)
    values (${company}, ${newId()}, 1, now(), now(), 'hubspot', ${token}, true)`);
  const token = async (): Promise<string> =>
    (await database.query<{ access_token: string }>(sql`select access_token from crm_connections`))[0]!.access_token;
  const rotated = async (keys: SecretBox): Promise<{ table: string }[]> => {
    const lines = [];
    for await (const line of rotation.reseal(keys)) lines.push(line);
    return lines;
  };
  const answersOf = (count: number, keys: SecretBox): Promise<unknown> => {
    const operations = Array.from({ length: count }, () => randomBytes(32));
    const bodies = operations.map(() => keys.seal('{"answer":1}', `answer of company ${company}`));
    return database.query(sql`
      insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at, body)
      select ${company}, o, 'POST /x', 'k', o, gen_random_uuid(), now(), b
        from unnest(${operations}::bytea[], ${bodies}::text[]) n (o, b)`);
  };

  it('stay the keys of the first process; others are rejected', async () => {
    await register.admit(new SecretBox(old));
    await register.admit(new SecretBox(old));
    await expect(register.admit(new SecretBox(next))).rejects.toThrow(WrongSecretKey);
    await expect(register.admit(new SecretBox(next))).rejects.toThrow('PARTNER_SECRET is not the key of this database');
  });

  it('contain only one key when several processes with different keys start at once', async () => {
    const outcomes = await Promise.allSettled(
      [old, next, foreign, old, next].map((key) => register.admit(new SecretBox(key))),
    );
    expect(await register.fingerprints()).toHaveLength(1);
    const admitted = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index % 3] : []));
    expect(new Set(admitted).size).toBe(1);
  });

  it('must decrypt secrets stored before the register existed', async () => {
    await connect(new SecretBox(old).seal('pat-1', owner));
    await expect(register.admit(new SecretBox(next))).rejects.toThrow('what is stored in crm_connections');
    await register.admit(new SecretBox(old));
  });

  it('are two during a rotation: a process with only one is rejected once both are in use', async () => {
    await register.admit(new SecretBox(old));
    await register.admit(new SecretBox(old, next));
    await register.admit(new SecretBox(old));
    await register.admit(new SecretBox(next, old));
    await register.admit(new SecretBox(old, next));
    await expect(register.admit(new SecretBox(old))).rejects.toThrow(WrongSecretKey);
    await expect(register.admit(new SecretBox(next))).rejects.toThrow(WrongSecretKey);
    await register.keepOnly(new SecretBox(next).fingerprints[0]!);
    await register.admit(new SecretBox(next));
    await expect(register.admit(new SecretBox(old))).rejects.toThrow(WrongSecretKey);
  });

  it('are replaced in all secrets by a rotation, page by page, once', async () => {
    const keys = new SecretBox(next, old);
    await connect(new SecretBox(old).seal('pat-1', owner));
    await answersOf(2 * pageSize + 3, new SecretBox(old));
    await answersOf(5, keys);
    const found = (lines: object[], table: string): object | undefined =>
      lines.find((line) => (line as { table: string }).table === table);
    const first = await rotated(keys);
    expect(found(first, 'crm_connections')).toMatchObject({ resealed: 1, current: 1, previous: 0, unreadable: 0 });
    const answers = { resealed: 2 * pageSize + 3, current: 2 * pageSize + 8, previous: 0, unreadable: 0 };
    expect(found(first, 'idempotency_keys')).toMatchObject(answers);
    expect(new SecretBox(next).open(await token(), owner)).toBe('pat-1');
    expect(found(await rotated(keys), 'idempotency_keys')).toMatchObject({ ...answers, resealed: 0 });
  });

  it('leave plain texts unchanged in a rotation, and report texts that no key decrypts', async () => {
    await connect(new SecretBox(foreign).seal('pat-1', owner));
    await database.query(sql`
      insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at, body)
      values (${company}, 'o', 'POST /x', 'k', 'h', gen_random_uuid(), now(), '{"plain":true}')`);
    const before = await token();
    const lines = await rotated(new SecretBox(next, old));
    expect(lines).toContainEqual(expect.objectContaining({ table: 'crm_connections', unreadable: 1, resealed: 0 }));
    expect(lines).toContainEqual(expect.objectContaining({ table: 'idempotency_keys', unreadable: 0, current: 0 }));
    expect(await token()).toBe(before);
  });

  it('are checked again once the database has tables, and a later rejection is reported', async () => {
    let attempts = 0;
    const away = {
      admit: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('relation "secret_keys" does not exist');
        throw new WrongSecretKey('it is another one');
      },
    };
    const refused = await new Promise((resolve) => {
      void new KeyAdmission(away, new SecretBox(old)).start(resolve);
      // The unref'ed timer alone does not keep the process alive.
      const waiting = setInterval(() => attempts > 1 && clearInterval(waiting), 10);
    });
    expect(refused).toBeInstanceOf(WrongSecretKey);
  });
});
