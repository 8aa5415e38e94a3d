import type { SideFigures } from './figures.js';
import { type Asked, drive, type Run } from './load.js';
import { postgresCpu, type Program } from './fixture/processes.js';

/** A run, and microseconds of processor time that each of its requests cost. */
export interface Measured extends Run {
  readonly node: number;
  readonly postgres: number;
}

/** Drives a program and reads what it cost. @throws Error when it answered anything but success. */
export async function measure(
  program: Program,
  asked: readonly Asked[],
  length: Parameters<typeof drive>[2],
  postmaster: number,
): Promise<Measured> {
  const before = [await program.cpu(), await postgresCpu(postmaster)] as const;
  const run = await drive(program.url, asked, length);
  if (run.errors > 0) throw new Error(`${run.errors} answers of ${program.url} were no success: ${run.answers}`);
  const spent = (after: number, was: number): number => ((after - was) * 1_000_000) / Math.max(1, run.requests);
  return {
    ...run,
    node: spent(await program.cpu(), before[0]),
    postgres: spent(await postgresCpu(postmaster), before[1]),
  };
}

/** A run as the figures of a side. */
export const figuresOf = (
  side: string,
  { perSecond, p50, p99, errors, node, postgres }: Omit<Measured, 'requests' | 'answers'>,
): SideFigures => ({
  side,
  rps: perSecond,
  p50,
  p99,
  errors,
  cpuPerRequest: { node, postgres },
});
