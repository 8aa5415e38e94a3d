import type { SideFigures } from './figures.js';
import { type Asked, drive, type Run } from './load.js';
import { postgresCpu, type Program } from './fixture/processes.js';

/** A run, with the microseconds of processor time of each request. */
export interface Measured extends Run {
  readonly node: number;
  readonly postgres: number;
}

/** Drives a program and measures its processor time. @throws Error when any response is not a success */
export async function measure(
  program: Program,
  asked: readonly Asked[],
  length: Parameters<typeof drive>[2],
  postmaster: number,
): Promise<Measured> {
  const before = [await program.cpu(), await postgresCpu(postmaster)] as const;
  const run = await drive(program.url, asked, length);
  if (run.errors > 0) throw new Error(`${run.errors} responses of ${program.url} were not a success: ${run.answers}`);
  const spent = (after: number, was: number): number => ((after - was) * 1_000_000) / Math.max(1, run.requests);
  return {
    ...run,
    node: spent(await program.cpu(), before[0]),
    postgres: spent(await postgresCpu(postmaster), before[1]),
  };
}

/** Converts a run to the figures of a side. */
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
