import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { rejectMisspelled } from './misspelled-variable.js';
import { SettingsError } from './settings-error.js';
import { Settings } from './settings.js';

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
