import { parseArgs } from 'node:util';
import { Failure } from '../lib/failure.mjs';
import { scenarios } from './scenarios/index.mjs';

/**
 * What the command line asks for: `--only NAME` (as often as wanted) plays these scenarios alone, `--write` writes
 * docs/reliability.md from all of them. @throws Failure
 */
export function readOptions(words) {
  const { only = [], write } = parsed(words);
  const unknown = only.find((name) => !(name in scenarios));
  if (unknown) throw new Failure(`no scenario is called ${unknown}: ${Object.keys(scenarios).join(', ')}`);
  if (write && only.length > 0) throw new Failure('--write needs the results of all scenarios: leave out --only');
  const names = only.length > 0 ? only : Object.keys(scenarios);
  return { scenarios: names.flatMap((name) => scenarios[name]), write };
}

function parsed(args) {
  try {
    return parseArgs({ args, options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } } })
      .values;
  } catch (error) {
    throw new Failure(error.message);
  }
}
