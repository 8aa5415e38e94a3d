export { createAdminServer, AdminServer } from './admin/admin-server.js';
export {
  databaseAnswers,
  migrationsApplied,
  keyAdmitted,
  redisAnswers,
  listenerConnected,
  sessionHeld,
} from './admin/checks.js';
export type { ReadinessCheck } from './admin/readiness.js';
export type { CompletedRequest } from './completed-request.js';
export { databaseUrl, embeddedDatabase } from './database-url.js';
export { hostProblem } from './host-problem.js';
export { apiLaunch, commandLaunch, type Launch, workerLaunch } from './launch/launch.js';
export { createLogger, type Logger } from './logging/create-logger.js';
export { LineLimit } from './logging/line-limit.js';
export { logStart } from './logging/log-start.js';
export { NestLogger } from './logging/nest-logger.js';
export { Metrics } from './metrics/metrics.js';
export { MetricsModule } from './metrics/metrics.module.js';
export { observeHttp } from './metrics/observe-http.js';
export { watchDeliveries } from './metrics/watch-deliveries.js';
export { releaseVersion } from './release.js';
export { SecretBox } from './secret/secret-box.js';
export { secretKeys, type SecretKeys } from './secret/secret-key.js';
export { mailFromOf } from './settings/mail-from.js';
export { readSettings } from './settings/read-settings.js';
export { describedSettings, type SettingDescription } from './settings/setting-descriptions.js';
export { SettingsError } from './settings/settings-error.js';
export { type Environment, Settings, baseUrlOf, poolSizeOf, portalUrlOf } from './settings/settings.js';
export { onShutdown, type ShutdownHandler } from './shutdown/on-shutdown.js';
export { during, type Span, type Tracer, currentSpan, currentSpanIds } from './tracing/span.js';
export { startTracing } from './tracing/start-tracing.js';
export { startRequestSpan, traceRequests } from './tracing/trace-requests.js';
export { traceUseCases } from './tracing/trace-use-cases.js';
export { parseTraceparent } from './tracing/traceparent.js';
