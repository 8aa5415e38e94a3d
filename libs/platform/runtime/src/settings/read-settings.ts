import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from './settings-error.js';
import { logLevels, type Settings } from './settings.js';
import { Variables } from './variables.js';

/** The root of the checkout, so that every process finds one data directory whatever folder it was started in. */
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * The settings that the environment gives, with the defaults of the operator's contract for the rest.
 * @throws SettingsError naming the first variable that cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const variables = new Variables(environment);
  const deployment = variables.oneOf('PARTNER_ENVIRONMENT', ['production', 'sandbox'], 'sandbox');
  const secret = variables.bytes('PARTNER_SECRET', 32);
  if (deployment === 'production' && secret === undefined) {
    throw new SettingsError('PARTNER_SECRET', 'must be set in production: 32 bytes in base64');
  }
  const redisUrl = variables.url('REDIS_URL', ['redis', 'rediss']);
  const dataDir = variables.text('PARTNER_DATA_DIR');
  return Object.freeze({
    environment: deployment,
    host: variables.host('HOST', '127.0.0.1'),
    port: variables.port('PORT', 3000),
    adminHost: variables.host('PARTNER_ADMIN_HOST', '127.0.0.1'),
    adminPort: variables.port('PARTNER_ADMIN_PORT', 0),
    baseUrl: variables.url('PARTNER_BASE_URL', ['http', 'https'])?.replace(/\/+$/, ''),
    portalUrl: variables.url('PARTNER_PORTAL_URL', ['http', 'https'])?.replace(/\/+$/, ''),
    dataDir: dataDir === undefined ? resolve(root, '.data') : resolve(dataDir),
    databaseUrl: variables.url('DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl,
    redisCacheUrl: variables.url('REDIS_CACHE_URL', ['redis', 'rediss']) ?? redisUrl,
    smtpUrl: variables.url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: variables.mailbox('PARTNER_MAIL_FROM'),
    secret,
    allowPrivateWebhooks: variables.boolean('PARTNER_ALLOW_PRIVATE_WEBHOOKS', deployment === 'sandbox'),
    ratePerSecond: variables.number('PARTNER_RATE_PER_SECOND', 20, 0),
    rateBurst: variables.number('PARTNER_RATE_BURST', 40, 1),
    eventRetentionDays: variables.number('PARTNER_EVENT_RETENTION_DAYS', 90, 1),
    deliveryLogRetentionDays: variables.number('PARTNER_DELIVERY_LOG_RETENTION_DAYS', 30, 1),
    demoData: variables.boolean('PARTNER_DEMO_DATA', true),
    logLevel: variables.oneOf('PARTNER_LOG_LEVEL', logLevels, 'info'),
  });
}
