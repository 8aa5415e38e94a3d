import { cpus, totalmem } from 'node:os';
import type { Figures, SideFigures } from './figures.js';

/** Formats a result: the ratio and its goal, and a line for each side. */
export function lines({ name, ratio, goal, atMost, met, against, other, ...ours }: Figures): string {
  return [
    `${met ? 'met   ' : 'MISSED'} ${name.padEnd(52)} ${ratio.toFixed(2)} of ${atMost ? 'at most' : 'at least'} ` +
      `${goal.toFixed(2)}, against ${against}`,
    sideLine(ours),
    sideLine(other),
  ].join('\n');
}

function sideLine({ side, rps, p50, p99, errors, cpuPerRequest, memory }: SideFigures): string {
  const known = [
    rps !== undefined && `${Math.round(rps)}/s`.padStart(8),
    p50 !== undefined && p99 !== undefined && `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    `${errors} errors`,
    cpuPerRequest && `cpu ${Math.round(cpuPerRequest.node)} + ${Math.round(cpuPerRequest.postgres)} µs`,
    memory !== undefined && `${Math.round(memory / 1024 / 1024)} MB`,
  ];
  return `         ${side.padEnd(18)} ${known.filter((part) => part !== false && part !== undefined).join('  ')}`;
}

/** Describes the machine, the Node.js version and the date. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ` +
  `${process.version}, ${new Date().toISOString().slice(0, 10)}`;
