import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { join } from 'node:path';
import { root } from '../../lib/root.mjs';
import { failuresOf } from '../shared/report.mjs';
import { percentile } from '../shared/until.mjs';

const columns = ['scenario', 'PostgreSQL', 'events', 'kills', 'lost', 'doubled', 'wrong responses'];
columns.push('recovery, s (p50 / max)');

/** Formats the results of all scenarios as a Markdown table, one row each. */
export function table(results) {
  const rows = [columns, ...results.map(cells)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index].length)));
  const line = (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function cells({ title, postgres, events, kills, lost, doubled, wrongAnswers, recovery }) {
  const seconds = (value) => value.toFixed(2);
  const recovered =
    recovery.length === 0 ? '–' : `${seconds(percentile(recovery, 0.5))} / ${seconds(Math.max(...recovery))}`;
  return [title, postgres.version, ...[events, kills, lost, doubled, wrongAnswers].map(String), recovered];
}

/** Returns docs/reliability.md: results, date, machine, and instructions to repeat the run. */
export async function reliabilityPage(results, seconds) {
  const [{ model }] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const machine = `${cpus().length} × ${model.trim()}, ${memory}, Node ${process.versions.node}`;
  const failures = results.flatMap(failuresOf).map((failure) => `- ${failure}`);
  const page = `# Reliability

Processes are killed, stopped and disconnected while events are delivered, and the arrivals are counted. Each scenario
has its own PostgreSQL, API server, workers and receivers. They connect as [in
production](operations/secure.md#roles-of-the-database): over TLS with \`sslmode=verify-full\`, \`partner migrate\` as
an owner that is not a superuser, and everything else with a login that owns nothing and inherits nothing.

\`\`\`sh
npm run verify -- faults --write                        # all scenarios, and this page
npm run verify -- faults --only killed-worker-recovery  # one of them
npm run verify -- faults --postgres /usr/lib/postgresql/15/bin  # on the PostgreSQL with these programs
npm run verify -- faults --only move --rounds 200       # 200 moves of 2,000 to 4,000 records instead of 16
npm run verify -- faults --only move --rounds 10 --records 100000
npm run verify -- faults --only split                   # 100,000 records, or --records N
npm run verify -- faults --only ordered --events 200000 --records 2000 --rounds 40
\`\`\`

${table(results)}

Measured on ${new Date().toISOString().slice(0, 10)}, in one run of ${Math.round(seconds / 60)} minutes on ${machine}.
Load, API, workers, databases and receivers share that machine.

- **PostgreSQL**: version 15 is Debian's, the other one is embedded. Scenarios about PostgreSQL itself run on both. The
  program prints further figures of each scenario, and the login of its processes.
- **events**: number of events created. Each goes to every endpoint of its scenario.
- **kills**: number of processes ended by \`SIGKILL\` (workers, Redis), or stopped and started again (PostgreSQL). For
  sessions, the number of times that all were ended.
- **lost**: deliveries that never arrived. **doubled**: arrivals beyond the first of an event at an endpoint. Receivers
  detect them by the event's id. If a worker is killed between sending a delivery and recording it, the delivery is sent
  again.
- **wrong responses**: responses of the API that a partner should not get in that scenario. While PostgreSQL is down,
  503 is correct.
- **recovery**: seconds from the fault until work resumes. For a killed worker, until the next attempt at an endpoint
  whose deliveries it held. For PostgreSQL, its sessions and PgBouncer, from its return until the next arrival. The
  limit is 2 seconds.

${failures.length === 0 ? 'Every scenario passed.' : `Failures:\n\n${failures.join('\n')}`}
`;
  const path = join(root, 'docs', 'reliability.md');
  return format(page, { ...(await resolveConfig(path)), filepath: path });
}
