import type { Leaf } from '../command-reference.js';

/** Values of the examples by the name of the argument or option; others are shown as their placeholder. */
const exampleValues: Readonly<Record<string, string>> = {
  id: '6742f0c1d2e3f4a5b6c7d8e9',
  ids: '6742f0c1d2e3f4a5b6c7d8e9',
  event: '6742f0c1d2e3f4a5b6c7d8e9',
  company: '6742f0c1d2e3f4a5b6c7d801',
  request: '6742f0c1d2e3f4a5b6c7d8ea',
  kind: 'order',
  name: '"Acme Barns"',
  type: 'api_key',
  scopes: 'leads.read,leads.write',
  set: 'leads.read',
  url: 'https://example.com/hooks',
  since: '2026-11-22T09:30:00Z',
  reason: '"invoice 1042 is unpaid"',
  group: 'retention',
  file: 'changes.ndjson',
};

/** Options that an example has although the command does not require them by themselves. */
const furtherOptions: Readonly<Record<string, string>> = {
  'partner credential list': ' --company 6742f0c1d2e3f4a5b6c7d801',
};

/** Returns a command line with only what the command requires. */
export function exampleOf({ name, command }: Leaf): string {
  const values = command.registeredArguments.filter(({ required }) => required).map((one) => exampleValue(one.name()));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .map((option) => `${option.long} ${exampleValue(option.attributeName())}`);
  return `${[`./${name}`, ...values, ...options].join(' ')}${furtherOptions[name] ?? ''}`;
}

const exampleValue = (name: string): string => exampleValues[name] ?? name.toUpperCase();
