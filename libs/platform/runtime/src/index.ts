export {
  type Environment,
  type LogLevel,
  type Settings,
  baseUrlOf,
  poolSizeOf,
  portalUrlOf,
} from './settings/settings.js';
export { mailFromOf } from './settings/mail-from.js';
export { SettingsError } from './settings/settings-error.js';
export { describedSettings, type SettingDescription } from './settings/setting-descriptions.js';
export { readSettings } from './settings/read-settings.js';
export { hostProblem } from './host-problem.js';
export { releaseVersion } from './release.js';
export { databaseUrl, embeddedDatabase } from './database-url.js';
export { developmentSecret, fingerprintOf, secretKeys, type SecretKeys } from './secret/secret-key.js';
export { SecretBox } from './secret/secret-box.js';
export { createLogger, type Logger, type LoggerOptions } from './logging/create-logger.js';
export { type Addresses, logStart } from './logging/log-start.js';
export { LineLimit, type LineLimitOptions } from './logging/line-limit.js';
export { NestLogger } from './logging/nest-logger.js';
export { apiLaunch, commandLaunch, type Launch, workerLaunch } from './launch/launch.js';
export { onShutdown, type ShutdownHandler } from './shutdown/on-shutdown.js';
export * from './admin/index.js';
export type { CompletedRequest } from './completed-request.js';
export * from './metrics/index.js';
export * from './tracing/index.js';
