import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import type { Command } from 'commander';
import sql, { type Sql } from 'sql-template-tag';
import { Cli } from '../cli/cli.js';
import { makeProgram } from '../program.js';
import { CommandLine } from '../testing/command-line.js';

const streams = { input: new PassThrough(), output: new PassThrough(), errors: new PassThrough() };
const terminal = { ...streams, environment: {}, stop: new AbortController().signal };

/** Returns every command that is not a group, with the words that invoke it. */
function commandsOf(command: Command, words: readonly string[] = []): [string, Command][] {
  return command.commands.flatMap((one) => {
    const path = [...words, one.name()];
    return one.commands.length > 0 ? commandsOf(one, path) : [[path.join(' '), one] as [string, Command]];
  });
}

const commands = commandsOf(await makeProgram(new Cli(terminal), terminal));
const lists = commands.filter(([words, one]) => /^one line per/.test(one.description()) || words.endsWith(' list'));
const withLimit = lists.filter(([, one]) => one.options.some(({ long }) => long === '--limit')).map(([words]) => words);

describe('lists on the command line', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;
  let subscriptions: Id[];
  let processor: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    const secret = Buffer.from('0123456789abcdef'.repeat(2)).toString('base64');
    partner = new CommandLine({ DATABASE_URL: testDatabase.url, PARTNER_SECRET: secret });
    company = await made('company', 'create', '--name', 'Barns');
    const subscribe = ['webhook', 'create', '--company', company, '--url', 'https://example.com/x'];
    const put = { put: 'payment-processor', provider: 'stripe', secretKey: 'sk_x', webhookSecret: 'whsec_x' };
    const { printed } = await partner.with(JSON.stringify(put), 'apply', '--company', company, '-');
    processor = (printed[0] as { id: Id }).id;
    subscriptions = [await made(...subscribe), await made(...subscribe)].sort();
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const made = async (...args: string[]): Promise<Id> => ((await partner.run(...args)).printed[0] as { id: Id }).id;

  /** Creates the entries of one list for an id, in the order of the list. */
  const entries: Readonly<Record<string, (id: Id) => Sql>> = {
    audit: (id) => sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type,
        resource_id, resource_version) values (${company}, ${id}, now(), 'portal', 'Portal', 'x.done', 'x', ${id}, 1)`,
    'deliveries list': (id) => sql`insert into webhook_deliveries (company_id, event_id, subscription_id,
        next_attempt_at, updated_at)
      select ${company}, ${id}, s, now(), now() from unnest(${subscriptions}::text[]) s`,
    'jobs list': (
      id,
    ) => sql`insert into outbox_jobs (company_id, id, kind, payload, attempts, next_attempt_at, created_at,
        gave_up_at)
      values (${company}, ${id}, 'mail.invitation', '{}', 1, now(), now(), now())`,
    'processor-events': (id) => sql`insert into processor_events (company_id, id, processor_id, event_id, type,
        received_at, payload, outcome) values (${company}, ${id}, ${processor}, ${id}, 'x', now(), '', 'received')`,
  };
  const idOf = (line: unknown): Id => {
    const { id, eventId, resourceId } = line as Record<string, Id>;
    return id ?? eventId ?? resourceId!;
  };

  it('covers every list that has a limit', () => {
    expect([...withLimit].sort()).toEqual(Object.keys(entries).sort());
  });

  it.each(Object.keys(entries))(
    '"%s" lists newest first, prints a cursor at its limit and continues there despite new entries',
    async (words) => {
      const run = (...more: string[]) => partner.run(...words.split(' '), '--company', company, ...more);
      const ids = [0, 1, 2, 3].map(
        (hour) => `${firstIdAt(new Date(Date.now() - hour * 3_600_000)).slice(0, 8)}${newId().slice(8)}` as Id,
      );
      for (const id of ids) await database.query(entries[words]!(id));
      // Earlier entries, such as the audit entries of the subscriptions, come last in the list.
      const all = (await run('--since', new Date(Date.now() - 14_400_000).toISOString())).printed;

      const parts: unknown[] = [];
      let cursor: string | undefined;
      for (;;) {
        const part = await run('--limit', '3', ...(cursor ? ['--cursor', cursor] : []));
        expect(part.status).toBe(0);
        parts.push(...part.printed);
        cursor = /^stopped after 3 lines, there are more: continue with --cursor (\S+)\n$/.exec(part.errors)?.[1];
        if (!cursor) {
          expect(part.errors).toBe('');
          break;
        }
        expect(part.printed).toHaveLength(3);
        await database.query(entries[words]!(newId()));
      }
      expect(parts).toEqual(all);
      const ours = parts.map(idOf).filter((id) => ids.includes(id));
      expect([...new Set(ours)]).toEqual(ids);

      const until = new Date(Date.now() - 5_400_000).toISOString();
      const old = (await run('--until', until)).printed;
      expect([...new Set(old.map(idOf))]).toEqual(ids.slice(2));
      expect(await run('--limit', 'all')).toMatchObject({
        status: 1,
        errors: '--limit must be a number from 1 to 999999, not "all"\n',
      });
      expect((await run('--cursor', 'x')).errors).toMatch(/^--cursor must be an id/);
    },
  );

  /** Lists without a limit, and statements that add more rows than a limit would allow. */
  const complete: Readonly<Record<string, { readonly args: () => string[]; readonly fill?: () => Sql }>> = {
    'company list': {
      args: () => [],
      fill: () => sql`insert into companies select (jsonb_populate_record(c,
          jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'company_id', lpad(to_hex(n), 24, '0')))).*
        from companies c, generate_series(1, 1200) n where c.id = ${company}`,
    },
    'credential list': {
      args: () => ['--company', company],
      fill: () => sql`insert into credentials
        select (jsonb_populate_record(c, jsonb_build_object('id', lpad(to_hex(n), 24, '0')))).*
        from credentials c, generate_series(1, 1200) n where c.company_id = ${company}`,
    },
    'webhook list': {
      args: () => ['--company', company],
      fill: () => sql`insert into webhook_subscriptions
        select (jsonb_populate_record(s, jsonb_build_object('id', lpad(to_hex(n), 24, '0')))).*
        from webhook_subscriptions s, generate_series(1, 1200) n where s.id = ${subscriptions[0]}`,
    },
    'cells list': { args: () => [] },
    settings: { args: () => [] },
    'secrets status': { args: () => [] },
  };

  it('covers every list without a limit', () => {
    const others = lists.map(([words]) => words).filter((words) => !withLimit.includes(words));
    expect(others.sort()).toEqual(Object.keys(complete).sort());
  });

  it.each(Object.entries(complete).filter(([, { fill }]) => fill))(
    '"%s" prints every line',
    async (words, { args, fill }) => {
      if (words === 'credential list')
        await made('credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all');
      await database.query(fill!());
      const { printed, errors } = await partner.run(...words.split(' '), ...args());
      expect(printed.length).toBeGreaterThan(1_200);
      expect(errors).toBe('');
    },
  );

  it('reports when "deliveries why" and "show" truncate their output', async () => {
    const event = newId();
    await database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      values (${company}, ${event}, 1000000, 'lead.created', now(), 'lead', ${newId()})`);
    const why = await partner.run('deliveries', 'why', event, '--company', company);
    expect(why.printed).toHaveLength(1_000);
    expect(why.errors).toMatch(/^output truncated: /);
    await database.query(sql`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action,
        resource_type, resource_id, resource_version)
      select ${company}, lpad(to_hex(n), 24, '6'), now(), 'portal', 'Portal', 'x.done', 'company', ${company}, n
        from generate_series(1, 21) n`);
    const shown = await partner.run('show', 'company', company);
    expect(shown.printed[0]).toMatchObject({ isTruncated: true });
    expect(shown.errors).toMatch(/^output truncated: /);
  });
});
