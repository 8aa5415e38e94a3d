import { parseArgs } from 'node:util';

/** Command-line options of the benchmark. */
export interface Options {
  /** Text that the names of the selected measurements contain. */
  readonly only?: string;
  /** Seconds of one run: 10, or 3 with `--quick`. */
  readonly seconds: number;
  /** Alternations of both sides: A B A B A B. */
  readonly rounds: number;
  /** A folder whose seeded database is kept for the next run. */
  readonly data?: string;
  /** True if the tables of docs/performance.md are replaced. */
  readonly write: boolean;
}

/** @throws TypeError for unknown options */
export function readOptions(args: readonly string[]): Options {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
  const { values } = parseArgs({ args: [...args], options: { only: text, quick: flag, data: text, write: flag } });
  const { quick, ...others } = values;
  return { ...others, seconds: quick ? 3 : 10, rounds: 3 };
}
