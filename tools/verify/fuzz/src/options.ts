import { parseArgs } from 'node:util';

/** Options of a run. */
export interface Options {
  /** Determines all requests. Defaults to a random seed, which is printed. */
  readonly seed: number;
  readonly requests: number;
  /** Only operations whose `METHOD /path` contains this. */
  readonly only?: string;
  /** Number of concurrent requests. */
  readonly concurrency: number;
}

/** Parses the command line. @throws TypeError for unknown options and invalid numbers. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string' },
      requests: { type: 'string', default: '20000' },
      only: { type: 'string' },
      concurrency: { type: 'string', default: '8' },
    },
  });
  return {
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : parseInteger('seed', values.seed, 0),
    requests: parseInteger('requests', values.requests, 1),
    only: values.only,
    concurrency: parseInteger('concurrency', values.concurrency, 1),
  };
}

function parseInteger(name: string, text: string, minimum: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum || value >= 2 ** 31) {
    throw new TypeError(`--${name} must be an integer of at least ${minimum}, not ${text}`);
  }
  return value;
}
