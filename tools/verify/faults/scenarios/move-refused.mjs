import pg from 'pg';
import { newId } from '../../cells/ids.mjs';
import { multiply } from '../../plans/fill.mjs';
import { Cells } from '../cells.mjs';
import { Load } from '../../shared/load.mjs';
import { RefusedMoves } from '../refused-moves.mjs';

const records = 4_000;

/** Moves that are refused, or fail, with one line: the company goes on being served where it was. */
export async function moveRefused(fixture, report) {
  const cells = await Cells.start(fixture, ['a', 'b']);
  const [source, target] = cells.all;
  const { company } = fixture;
  const load = new Load(source.api, fixture.key);
  const location = await load.location();
  await load.leads(location, 10, 4);
  const client = new pg.Client(source.url());
  await client.connect();
  await multiply(client, company, records).finally(() => client.end());
  const [{ n: copied }] = await source.query(countOfLeads, [company]);
  const before = load.made.length;

  const moves = new RefusedMoves(cells, { fixture, load, location, report });
  await moves.refused('an unknown cell', /--to must be one of a, b, not "x"$/, { to: 'x' });
  await moves.refused('an unknown company', /company not found$/, { id: newId() });
  await moves.without('migrations', 'name = (select max(name) from migrations)', () =>
    moves.refused('an older release', /^the database lacks [\w-]+: run "partner migrate" first$/),
  );
  await moves.without('secret_keys', 'true', () =>
    moves.refused('a target that has not served', /cell b has not served yet: start a server of it once/),
  );
  await target.query(
    `insert into customers (company_id, id, version, created_at, updated_at, active)
      values ($1, $2, 1, now(), now(), true)`,
    [company, newId()],
  );
  await moves.refused('a target with rows of the company', /b still has rows of company \w+ in customers: remove/);
  await target.query('delete from customers where company_id = $1', [company]);
  await moves.domainTaken(/cell b has the domain shop\.example\.com for another company/);
  await moves.sourceStopped(/cell a cannot be reached: start its PostgreSQL/);
  await moves.targetFull(/cell b has no space for company \w+: free some, and run the command again/);

  const { error } = await moves.move();
  report.check('a move with nothing in the way', error || 'done', (value) => value === 'done');
  load.api = target.api;
  await moves.served();
  const [{ n: moved }] = await target.query(countOfLeads, [company]);
  const lost = copied + load.made.length - before - moved;
  return { events: load.made.length, kills: moves.stops, lost, doubled: 0, wrongAnswers: load.others(200, 201, 503) };
}

const countOfLeads = 'select count(*)::int as n from leads where company_id = $1';
