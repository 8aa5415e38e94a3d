import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { join } from 'node:path';
import { root } from '../../lib/root.mjs';
import { failuresOf } from './report.mjs';
import { table } from './table.mjs';

/** docs/reliability.md: what was counted, when, on which machine, and how to count it again. */
export async function reliabilityPage(results, seconds) {
  const [{ model }] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const machine = `${cpus().length} × ${model.trim()}, ${memory}, Node ${process.versions.node}`;
  const failures = results.flatMap(failuresOf).map((failure) => `- ${failure}`);
  const page = `# Reliability

Processes are killed, stopped and cut off while events are delivered, and what arrives is counted. Each scenario has a
PostgreSQL, a Redis where its queues are on Redis, an API server, workers and receivers of its own. They connect as
[production does](operations.md#roles-of-the-database): over TLS with \`sslmode=verify-full\`, \`partner migrate\` as an
owner that is no superuser, and everything else with a login that owns nothing and inherits nothing.

\`\`\`sh
npm run faults -- --write                        # all scenarios, and this page
npm run faults -- --only killed-worker-recovery  # one of them
npm run faults -- --postgres /usr/lib/postgresql/15/bin  # on the PostgreSQL whose programs are there
\`\`\`

${table(results)}

Measured on ${new Date().toISOString().slice(0, 10)}, in one run of ${Math.round(seconds / 60)} minutes on ${machine}.
Everything shares that machine: load, API, workers, databases and receivers.

- **PostgreSQL** and **login**: the version, and the login of the processes, as a session of theirs says. Version 15 is
  Debian's, the other one is embedded; what is about PostgreSQL itself is played on both.
- **events**: how many were made; each goes to every endpoint of its scenario.
- **kills**: processes that were ended, by \`SIGKILL\` (workers, Redis) or stopped and started again (PostgreSQL); for
  sessions, how often all were.
- **lost**: deliveries that never arrived. **doubled**: arrivals beyond the first of an event at an endpoint, which
  receivers tell by the event's id; a worker that is killed between sending and writing down has its delivery sent
  again.
- **wrong answers**: answers of the API that a partner should not get in that scenario. While PostgreSQL is away 503
  is right.
- **recovery**: from the fault to the work going on. For a killed worker, to the next attempt at an endpoint whose
  deliveries it held; for PostgreSQL, its sessions and PgBouncer, from its return to the next arrival. Both have to come
  within 2 seconds.

${failures.length === 0 ? 'Every scenario passed.' : `What did not pass:\n\n${failures.join('\n')}`}

## What the scenarios measured beside

${results
  .filter(({ figures }) => figures.length > 0)
  .map(measured)
  .join('\n\n')}
`;
  const path = join(root, 'docs', 'reliability.md');
  return format(page, { ...(await resolveConfig(path)), filepath: path });
}

/** The figures of one scenario in the order in which they were told: a bound that is named is kept. */
const measured = ({ title, postgres, figures }) =>
  [
    `### ${title} (PostgreSQL ${postgres.version})`,
    '',
    '| figure | value |',
    '| --- | --- |',
    ...figures.map(row),
  ].join('\n');

const row = ({ what, value }) => `| ${what} | ${value.replaceAll('|', '\\|')} |`;
