import type { Logger } from '../logging/create-logger.js';
import type { Settings } from '../settings/settings.js';
import type { Tracing } from '../span.js';

const none: Tracing = { stop: async () => undefined };

/**
 * Starts tracing this process if a collector is configured. Without one, nothing of OpenTelemetry is loaded (R97).
 * @param service the name of this process in traces, unless `OTEL_SERVICE_NAME` sets another.
 */
export async function startTracing(settings: Settings, service: string, logger: Logger): Promise<Tracing> {
  if (settings.otlpEndpoint === undefined && settings.otlpTracesEndpoint === undefined) return none;
  if (settings.otelDisabled) return none;
  const { otelTracing } = await import('./otel-tracing.js');
  return otelTracing(settings, service, logger);
}
