// Loses databases and brings them back: from a backup to a moment, and by an asynchronous standby; counts what is lost.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultFixture } from '../faults/fixture.mjs';
import { Report } from '../faults/report.mjs';
import { build } from '../../lib/build.mjs';
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { asynchronousStandby } from './asynchronous-standby.mjs';
import { crash } from './crash.mjs';
import { toAMoment } from './to-a-moment.mjs';

const drills = {
  crash: { title: 'a database that is killed, and starts again on its disk', play: crash },
  moment: { title: 'a database that is lost, restored to a moment', play: toAMoment },
  standby: { title: 'a primary that is lost, its asynchronous standby a second behind', play: asynchronousStandby },
};

await runMain('restore-drill', async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(drills, name));
  if (unknown) throw new Failure(`no drill is called ${unknown}: ${Object.keys(drills).join(', ')}`);
  await build();
  const failures = [];
  for (const [name, { title, play }] of Object.entries(drills)) {
    stopSignal.throwIfAborted();
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stdout.write(`\n${title}\n`);
    failures.push(...(await drilled(title, play)));
  }
  process.stdout.write(`\n${failures.length === 0 ? 'everything came back as it has to' : failures.join('\n')}\n`);
  return failures.length === 0 ? 0 : 1;
});

async function drilled(title, play) {
  const folder = await mkdtemp(join(tmpdir(), 'partner-restore-'));
  try {
    // The user that the database runs as has to pass through.
    await chmod(folder, 0o711);
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o711 });
    const fixture = await FaultFixture.open(data, {});
    const report = new Report((line) => process.stdout.write(line));
    const counts = await play(fixture, report).finally(() => fixture.close());
    return report.result(title, counts).failures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
