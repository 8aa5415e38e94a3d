import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { freshDatabase } from '@partner/testing';
import type { TestDatabase } from '@partner/testing';
import pg from 'pg';
import { recordsBelongToACompany } from './rules/entities.js';
import { root } from './workspace.js';

/** A column as it is declared, or as the migrations made it. */
interface Column {
  readonly table: string;
  readonly primary?: boolean;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** Every record declared anywhere, by the files that hold them. */
async function declaredRecords(): Promise<EntitySchema[]> {
  const files = globSync('libs/**/src/**/*.entity.ts', { cwd: root });
  const modules = (await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))) as object[];
  const values = modules.flatMap((module): unknown[] => Object.values(module));
  return values.filter((value): value is EntitySchema => value instanceof EntitySchema);
}

const columnsOf = (records: readonly EntitySchema[]): Column[] => {
  const orm = new MikroORM({ entities: [...records], dbName: 'declared', connect: false } as never);
  return [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.map(({ fieldNames, columnTypes, nullable = false, primary = false }) => ({
      table: tableName,
      primary,
      column: fieldNames[0] ?? '',
      type: columnTypes[0] ?? '',
      nullable,
    })),
  );
};

/** One spelling for types that PostgreSQL and declarations write differently. */
const spelled = (type: string): string =>
  type
    .replace(/^char\(/, 'character(')
    .replace(/^int$/, 'integer')
    .replace(/^bool$/, 'boolean')
    .replace(/^timestamptz\((\d)\)$/, 'timestamp($1) with time zone')
    .replace(/\s*,\s*/, ',');

describe('every declared record', () => {
  let testDatabase: TestDatabase;
  let declared: Column[];
  let migrated: Map<string, Column>;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    declared = columnsOf(await declaredRecords());
    const client = new pg.Client(testDatabase.url);
    await client.connect();
    const { rows } = await client.query<Column>(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as nullable
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
    await client.end();
    migrated = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
  });

  afterAll(() => testDatabase.drop());

  it('is found', () => {
    expect(new Set(declared.map(({ table }) => table)).size).toBeGreaterThan(8);
  });

  it('begins its key with its company', () => {
    const tables = [...new Set(declared.map(({ table }) => table))];
    const columnsOfTable = (table: string) =>
      declared.filter((one) => one.table === table).map(({ column, primary = false }) => ({ column, primary }));
    expect(recordsBelongToACompany(tables.map((table) => ({ table, columns: columnsOfTable(table) })))).toEqual([]);
  });

  it('has the columns that the migrations made, with their types', () => {
    const told = ({ table, column, type, nullable }: Column): string =>
      `${table}.${column} ${spelled(type)}${nullable ? ' null' : ''}`;
    const differing = declared.flatMap((column) => {
      const made = migrated.get(`${column.table}.${column.column}`);
      const [is, shouldBe] = [made ? told(made) : 'nothing', told(column)];
      return is === shouldBe ? [] : [`declared ${shouldBe}, migrated ${is}`];
    });
    expect(differing).toEqual([]);
  });
});
