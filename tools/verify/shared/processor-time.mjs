import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds of one tick of the kernel's clock. */
const tickMs = 10;

/** Returns the processor time of processes so far, including their ended children, in milliseconds. */
export async function processorTime(pids) {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Returns the postmaster of a data directory and its child processes. */
export async function serverPids(folder) {
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Returns the resident memory of a process in bytes. */
export async function residentMemory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** Returns 0 for a process that has ended, whose parent counts its time. */
async function timeOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}
