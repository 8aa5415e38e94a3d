import { nearestName } from '@partner/kernel';
import { describedSettings } from './setting-descriptions.js';
import { SettingsError } from './settings-error.js';

/** Variables with our prefix that others read: tests, and `npm run year`. */
const others = [/^PARTNER_(TEST|CHAOS|PLAN)_/, /^PARTNER_API_KEY$/];

/** What Kubernetes and Docker tell of a service whose name begins with `partner`. */
const services = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/;
const serviceAddress = /^(tcp|udp|sctp):\/\//;

/**
 * Refuses variables that begin with `PARTNER_` and are no setting: one that is misspelt would leave its default in
 * force, and nobody would notice. @throws SettingsError naming the first one, and the setting that it resembles.
 */
export function refuseMisspelt(environment: NodeJS.ProcessEnv): void {
  const known = describedSettings().map(({ name }) => name);
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith('PARTNER_') || known.includes(name)) continue;
    if (others.some((pattern) => pattern.test(name)) || services.test(name) || serviceAddress.test(value)) continue;
    const near = nearestName(name, known);
    throw new SettingsError(name, near ? `is no setting: did you mean ${near}?` : 'is no setting (partner settings)');
  }
}
