import { parseArgs } from 'node:util';

/** Command-line options of the benchmark. */
export interface Options {
  /** Text that the names of the selected measurements contain. */
  readonly only?: string;
  /** Seconds of one run: 10, or 3 with `--quick`, unless given. */
  readonly seconds: number;
  /** Alternations of both sides: A B A B A B. */
  readonly rounds: number;
  /** Output file for the figures as JSON. */
  readonly json?: string;
  /** Orders of the large company: five million, or 100,000 with `--quick`. */
  readonly large: number;
  /** Mixed requests before resident memory is read again: 200,000, or 50,000 with `--quick`. */
  readonly mixed: number;
  /** A folder whose seeded database is kept for the next run. */
  readonly data?: string;
  /** True if the tables of docs/performance.md are replaced. */
  readonly write: boolean;
  /** Folder for a flame graph of each measurement, whose ratio then includes the profiler's cost. */
  readonly flame?: string;
}

/** @throws TypeError for unknown options */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      json: { type: 'string' },
      data: { type: 'string' },
      flame: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, quick, seconds, json, data, flame, write } = values;
  return {
    only,
    json,
    data,
    flame,
    write,
    seconds: seconds === undefined ? (quick ? 3 : 10) : Number(seconds),
    rounds: 3,
    large: quick ? 100_000 : 5_000_000,
    mixed: quick ? 50_000 : 200_000,
  };
}
