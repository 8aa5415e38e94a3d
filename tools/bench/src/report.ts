import { cpus, totalmem } from 'node:os';
import type { Cpu, Figures } from './compare.js';

const rounded = (value: number, digits = 2): string => value.toFixed(digits);

const cpu = ({ node, postgres }: Cpu): string => `${Math.round(node)} + ${Math.round(postgres)}`;

/** One line of what was measured. */
export function line({ name, ratio, goal, met, rps, rpsAgainst, p50, p99, cpuPerRequest, cpuPerRequestAgainst, memory }: Figures): string {
  return [
    `${met ? 'met   ' : 'MISSED'} ${name.padEnd(42)} ${rounded(ratio)} of ${rounded(goal)}`,
    `${Math.round(rps)}/s against ${Math.round(rpsAgainst)}/s`,
    `p50 ${rounded(p50, 1)} ms, p99 ${rounded(p99, 1)} ms`,
    `cpu ${cpu(cpuPerRequest)} µs against ${cpu(cpuPerRequestAgainst)} µs`,
    `${Math.round(memory / 1024 / 1024)} MB`,
  ].join('  ');
}

/** What the figures were measured on. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
