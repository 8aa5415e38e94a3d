import { type DomainError, invalid, nearestName } from '@partner/kernel';
import { type Setting, textOf } from './setting.js';
import { declaredSettings, type Settings } from './settings.js';

/** Error of an invalid setting: one line that names the variable and never shows a secret. */
const wrong = (variable: string, rule: string): DomainError => invalid(`${variable} ${rule}`);

const all: readonly [name: string, setting: Setting<unknown>][] = Object.entries(declaredSettings);

/** Lists the name, type, meaning and default of every setting, for operators. */
export const describedSettings = (): readonly Record<'name' | 'type' | 'meaning' | 'unset', string>[] =>
  all.map(([, { variable: name, must: type, meaning, unset }]) => ({ name, type, meaning, unset }));

/**
 * Reads the settings from the environment, with the documented defaults for the rest.
 * @throws DomainError `invalid` naming the first variable that is invalid or misspelled.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  rejectMisspelled(environment);
  const values = all.map(([name, setting]) => [name, valueOf(setting, environment)] as const);
  return Object.freeze(Object.fromEntries(values)) as Settings;
}

/** @throws DomainError `invalid` */
function valueOf(setting: Setting<unknown>, environment: NodeJS.ProcessEnv): unknown {
  const { variable, must, read, fallback, required, isSecret, problem } = setting;
  const text = textOf(environment[variable]);
  if (text === undefined) {
    if (required?.needed(environment)) throw wrong(variable, `must be set ${required.when}: ${must}`);
    return fallback(environment);
  }
  const value = read(text);
  if (value === undefined) throw wrong(variable, isSecret ? `must be ${must}` : `must be ${must}, not ${quoted(text)}`);
  const reason = problem?.(text);
  if (reason !== undefined) throw wrong(variable, reason);
  return value;
}

const quoted = (value: string): string => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** Variables with this prefix that have other readers: tests, verification programs, and the SDK's command line. */
const others = [/^PARTNER_(TEST|CHAOS|PLAN)_/, /^PARTNER_(API_KEY|SDK_NAME|API|KEY|CONFIG_DIR)$/];

/** Variables that Kubernetes and Docker set for a service whose name begins with `partner`. */
const services = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/;
const serviceAddress = /^(tcp|udp|sctp):\/\//;

/** Settings of earlier releases, each with what replaces it. A release that removes a setting adds it. */
const removedSettings: Readonly<Record<string, string>> = {
  REDIS_CACHE_URL: 'the cache and the limits use REDIS_URL',
};

/**
 * Returns the variables that begin with `PARTNER_`, are not settings, and have no other known reader, each with the
 * setting that was probably meant.
 */
function strangers(
  environment: NodeJS.ProcessEnv,
  removed: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly near: string | undefined }[] {
  const known = describedSettings().map(({ name }) => name);
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (!name.startsWith('PARTNER_') || known.includes(name) || name in removed) return [];
    if (others.some((pattern) => pattern.test(name)) || services.test(name) || serviceAddress.test(value)) return [];
    return [{ name, near: nearestName(name, known) }];
  });
}

/**
 * Rejects a misspelled setting, which would silently leave the default in force.
 * @throws DomainError `invalid` naming the first one, and the most similar setting.
 */
function rejectMisspelled(environment: NodeJS.ProcessEnv): void {
  for (const { name, near } of strangers(environment, removedSettings))
    if (near) throw wrong(name, `is not a setting: did you mean ${near}?`);
}

/** Returns a line for each variable that has no effect: settings that a release removed, and unknown ones. */
export const unusedVariables = (environment: NodeJS.ProcessEnv, removed = removedSettings): readonly string[] => [
  ...Object.entries(removed)
    .filter(([name]) => textOf(environment[name]) !== undefined)
    .map(([name, instead]) => `${name} was removed and has no effect: ${instead}`),
  ...strangers(environment, removed)
    .filter(({ near }) => near === undefined)
    .map(({ name }) => `${name} is not a setting and has no effect (run "partner settings" for a list)`),
];
