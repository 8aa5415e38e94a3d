import { readFile } from 'node:fs/promises';

/** Milliseconds of one tick of the kernel's clock. */
const tickMs = 10;

/** Returns the processor time of processes so far, including their ended children, in milliseconds. */
export async function processorTime(pids) {
  const times = await Promise.all(pids.map(timeOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Returns 0 for a process that has ended, whose parent counts its time. */
async function timeOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
}
