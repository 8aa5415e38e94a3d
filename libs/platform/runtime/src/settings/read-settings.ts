import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { nearestName } from '@partner/kernel';
import { SettingsError } from './settings-error.js';
import { Settings } from './settings.js';
import { describedSettings } from './setting-descriptions.js';

/**
 * Reads the settings from the environment, with the documented defaults for the rest.
 * @throws SettingsError naming the first variable that is invalid or misspelled.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  rejectMisspelled(environment);
  const settings = plainToInstance(Settings, environment, { excludeExtraneousValues: true });
  const [error] = validateSync(settings, { stopAtFirstError: true });
  const [problem] = Object.entries(error?.constraints ?? {});
  if (!problem) return Object.freeze(settings);
  const [check, rule] = problem;
  const { variable } = error?.contexts?.[check] as { readonly variable: string };
  throw new SettingsError(variable, rule);
}

/** Variables with this prefix that have other readers: tests, and `npm run year`. */
const others = [/^PARTNER_(TEST|CHAOS|PLAN)_/, /^PARTNER_(API_KEY|SDK_NAME)$/];

/** Variables that Kubernetes and Docker set for a service whose name begins with `partner`. */
const services = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/;
const serviceAddress = /^(tcp|udp|sctp):\/\//;

/**
 * Rejects variables that begin with `PARTNER_` and are not settings: a misspelled one would silently leave the default
 * in force.
 * @throws SettingsError naming the first one, and the most similar setting.
 */
function rejectMisspelled(environment: NodeJS.ProcessEnv): void {
  const known = describedSettings().map(({ name }) => name);
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith('PARTNER_') || known.includes(name)) continue;
    if (others.some((pattern) => pattern.test(name)) || services.test(name) || serviceAddress.test(value)) continue;
    const near = nearestName(name, known);
    throw new SettingsError(
      name,
      near ? `is not a setting: did you mean ${near}?` : 'is not a setting (run `partner settings` for a list)',
    );
  }
}
