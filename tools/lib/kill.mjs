import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Ends a child, unless it has ended by itself, and resolves when it has. */
export async function endChild(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** True if the process exists, also another user's. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Sends a signal to a child with its own process group, and to the whole group. */
export function killGroup({ pid }, signal) {
  send(-pid, signal);
}

/** Sends a signal to a child and all its descendants, including those that NX puts into other process groups. */
export function killTree({ pid }, signal) {
  if (pid === undefined) return;
  const parents = parentsOfAll();
  const tree = new Set([pid]);
  // A child may have a lower number than its parent, so one pass is not enough.
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [child, parent] of parents) if (tree.has(parent)) tree.add(child);
  }
  for (const member of tree) send(member, signal);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Returns every process with its parent: from /proc on Linux, where `ps` may be missing. */
function parentsOfAll() {
  if (process.platform !== 'linux') return pairs(execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }));
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(lineOf);
  return pairs(lines.join('\n'));
}

function lineOf(pid) {
  try {
    // The name, in parentheses, may contain anything; the state and the parent follow it.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(/\) (?=\S \d)/)
      .at(-1)
      .split(' ');
    return `${pid} ${parent}`;
  } catch {
    return '';
  }
}

const pairs = (text) =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => pid > 0 && parent > 0);
