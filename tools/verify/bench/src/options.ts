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
  /** A folder whose seeded database is kept for the next run. */
  readonly data?: string;
  /** Another built checkout, whose API is measured in place of the bare server. */
  readonly old?: string;
  /** True if the tables of docs/performance.md are replaced. */
  readonly write: boolean;
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
      old: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const { only, quick, seconds, json, data, old, write } = values;
  return {
    only,
    json,
    data,
    old,
    write,
    seconds: seconds === undefined ? (quick ? 3 : 10) : Number(seconds),
    rounds: 3,
  };
}
