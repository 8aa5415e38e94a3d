import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Cpu, Figures, SideFigures } from './figures.js';

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

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** Replaces the tables of docs/performance.md: comparisons with another program, and those with a bound. */
export async function writeTables(figures: readonly Figures[]): Promise<void> {
  const compared = figures.filter(({ atMost }) => !atMost).map(comparedCells);
  const bounded = figures.filter(({ atMost }) => atMost).map(boundedCells);
  const names = ['path', 'ratio', 'goal', 'ours', 'other', 'p50 / p99', 'processor time, Node + PostgreSQL'];
  names.push('of the other');
  const tables = {
    compared: [names, ...compared],
    bounded: [['growth and bounds', 'measured', 'at most'], ...bounded],
  };
  let text = await readFile(page, 'utf8');
  for (const [name, [head, ...rows]] of Object.entries(tables)) {
    const [mark, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const lines = [head!, head!.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    text = `${text.slice(0, text.indexOf(mark))}${mark}\n\n${lines.join('\n')}\n\n${text.slice(text.indexOf(end))}`;
  }
  await writeFile(page, text);
}

function comparedCells({ name, ratio, goal, met, rps, p50, p99, cpuPerRequest, other }: Figures): string[] {
  const rate = (perSecond?: number): string => `${Math.round(perSecond ?? 0).toLocaleString('en')}/s`;
  return [
    ...[name, bold(ratio, met), goal.toFixed(2), rate(rps), rate(other.rps)],
    `${(p50 ?? 0).toFixed(1)} / ${(p99 ?? 0).toFixed(1)} ms`,
    ...[microseconds(cpuPerRequest), microseconds(other.cpuPerRequest)],
  ];
}

function boundedCells({ name, against, ratio, goal, met, p50, p99, cpuPerRequest, memory, side }: Figures): string[] {
  const known = [
    p50 !== undefined && `${p50.toFixed(1)} ms`,
    p99 !== undefined && `p99 ${p99.toFixed(1)} ms`,
    cpuPerRequest && microseconds(cpuPerRequest),
    memory !== undefined && `${Math.round(memory / 1e6)} MB`,
  ].filter((one) => one !== false && one !== undefined);
  return [
    `${name}, against ${against}`,
    `${bold(ratio, met)} × (${[side, ...known].join(', ')})`,
    `${goal.toFixed(2)} ×`,
  ];
}

const bold = (ratio: number, met: boolean): string => (met ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`);
const microseconds = (cpu?: Cpu): string =>
  cpu ? `${Math.round(cpu.node).toLocaleString('en')} + ${Math.round(cpu.postgres).toLocaleString('en')} µs` : '';

/** Describes the machine, the Node.js version and the date. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ` +
  `${process.version}, ${new Date().toISOString().slice(0, 10)}`;
