import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds of one tick of the kernel's clock. */
const tickMs = 10;

/** Processor time of processes so far, in milliseconds, with that of their children that have ended. */
export async function processorTime(pids) {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** The postmaster of a data directory, and the processes that serve. */
export async function serverPids(folder) {
  const pid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Resident memory of a process, in bytes. */
export async function residentMemory(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

/** One that ended in between is counted by its parent. */
async function timeOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}
