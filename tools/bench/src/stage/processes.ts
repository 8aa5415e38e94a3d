import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Launch } from '@partner/runtime';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server under test, in a process of its own. */
export class Program {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
    /** Milliseconds from its start until it was ready. */
    readonly startedIn: number,
  ) {}

  /** Starts a built program and waits for its `ready` line. */
  static async start(path: string, env: Readonly<Record<string, string>>, launch?: Launch): Promise<Program> {
    const begun = performance.now();
    const child = spawn(process.execPath, [...(launch?.flags ?? []), root + path], {
      env: { ...launch?.environment, ...process.env, NODE_ENV: 'production', REDIS_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /^ready ?(.*)$/.exec(line) ?? [];
      if (url !== undefined) return new Program(child, url, performance.now() - begun);
    }
    throw new Error(`${path} ended before it was ready`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exited;
  }

  /** Seconds of processor time so far. */
  cpu(): Promise<number> {
    return cpuOf(this.child.pid!);
  }

  /** Resident memory in bytes. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  }
}

const ticksPerSecond = 100;

async function cpuOf(pid: number, withChildren = false): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [own, ended] = [fields[11]! + fields[12]!, fields[13]! + fields[14]!];
  return (own + (withChildren ? ended : 0)) / ticksPerSecond;
}

/** Seconds of processor time of a PostgreSQL server: its postmaster, all that it runs and all that has ended. */
export async function postgresCpu(postmaster: number): Promise<number> {
  let sum = await cpuOf(postmaster, true);
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent === postmaster) sum += await cpuOf(Number(name)).catch(() => 0);
  }
  return sum;
}
