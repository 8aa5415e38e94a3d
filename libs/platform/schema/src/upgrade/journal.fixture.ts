import { type CompanyId, firstIdAt, type Id, newId } from '@partner/kernel';
import pg from 'pg';
import { roles } from '@partner/postgres';

/** Tables partitioned by year. */
export const journals = ['status_history', 'audit_entries'] as const;
export type Journal = (typeof journals)[number];

/** Returns an id created at the start of a year. */
export const idIn = (year: number): Id => (firstIdAt(new Date(Date.UTC(year, 0))).slice(0, 8) + newId().slice(8)) as Id;

const texts: Readonly<Record<Journal, string>> = {
  audit_entries: `insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type,
    resource_id, resource_version) values ($1, $2, now(), 'operator', 'Ada', 'lead.updated', 'lead', $3, 1)`,
  status_history: `insert into status_history (company_id, id, resource_type, resource_id, status, changed_at,
    actor_name) values ($1, $2, 'lead', $3, 'Open', now(), 'Ada')`,
};

/** Writes a row about a record with a prepared statement. */
export const insertInto = (
  client: pg.Client,
  journal: Journal,
  { company, id, about }: { readonly company: CompanyId; readonly id: Id; readonly about: Id },
): Promise<unknown> => client.query({ name: `into ${journal}`, text: texts[journal], values: [company, id, about] });

/**
 * Writes and re-reads the history of a record, like a server with a lock timeout of one second; every third row has an
 * id from a clock that is years ahead.
 * @returns the number of written rows. @throws Error if a row is missing.
 */
export async function keepWriting(url: string, company: CompanyId, goesOn: () => boolean): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`set lock_timeout = '1s'; set plan_cache_mode = force_generic_plan; set role ${roles.server};
      set ${roles.companySetting} = '${company}'`);
    const about = newId();
    let written = 0;
    while (goesOn()) {
      for (const journal of journals)
        await insertInto(client, journal, { company, about, id: written % 3 === 2 ? idIn(2041) : newId() });
      written += 1;
      for (const journal of journals) {
        const text = `select count(*)::int as n from ${journal} where company_id = $1 and resource_type = 'lead'
          and resource_id = $2`;
        const { rows } = await client.query<{ n: number }>({ name: `of ${journal}`, text, values: [company, about] });
        if (rows[0]!.n !== written) throw new Error(`${journal} has ${rows[0]!.n} rows of ${written}`);
      }
    }
    return written;
  } finally {
    await client.end();
  }
}
