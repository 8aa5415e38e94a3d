import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '@partner/postgres';
import { Redis } from 'ioredis';
import sql, { raw } from 'sql-template-tag';

/** Texts that identify a person, in lower case. */
export type Markers = readonly string[];

const contains = (text: string, markers: Markers): boolean =>
  markers.some((marker) => text.toLowerCase().includes(marker));

/** Returns the tables, partitions included, with a row that contains a marker. */
export async function tablesWith(markers: Markers, url: string): Promise<string[]> {
  const database = new Database({ url, maxConnections: 1 });
  try {
    const tables = await database.query<{ name: string }>(sql`select c.oid::regclass::text as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'`);
    const patterns = markers.flatMap((marker) => [`%${marker}%`, `%${Buffer.from(marker).toString('hex')}%`]);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await database.query(
        sql`select 1 from ${raw(name)} t where t::text ilike any(${patterns}::text[]) limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  } finally {
    await database.close();
  }
}

/** Returns the files of a folder whose name or content contains a marker. */
export async function filesWith(markers: Markers, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return contains(path + (await readFile(path, 'latin1')), markers) ? [path] : [];
      }),
  );
  return found.flat();
}

/** Returns the keys of a Redis that contain a marker, in their name or their value. */
export async function keysWith(markers: Markers, url: string): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for await (const keys of redis.scanStream({ count: 1_000 }) as AsyncIterable<string[]>)
      for (const key of keys) if (contains(key + (await valueOf(redis, key)), markers)) found.push(key);
    return found;
  } finally {
    redis.disconnect();
  }
}

async function valueOf(redis: Redis, key: string): Promise<string> {
  const type = await redis.type(key);
  const value =
    type === 'string'
      ? await redis.getBuffer(key).then((bytes) => bytes?.toString('latin1'))
      : type === 'hash'
        ? await redis.hgetall(key)
        : type === 'list'
          ? await redis.lrange(key, 0, -1)
          : type === 'set'
            ? await redis.smembers(key)
            : type === 'zset'
              ? await redis.zrange(key, '0', '-1')
              : type === 'stream'
                ? await redis.xrange(key, '-', '+')
                : undefined;
  return JSON.stringify(value ?? '');
}
