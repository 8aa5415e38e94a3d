import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { StatusChanges } from '@partner/kernel';
import { inSpan, type Tracing } from '../span.js';
import type { Logger } from '../logging/create-logger.js';
import type { Settings } from '../settings/settings.js';

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

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const statusVerbs = ['request', 'set', 'delete'] as const;

/**
 * Traces every use case of an application: `execute` by its class name, status changes by class and method
 * (`OrderStatusChanges.request`).
 */
export function traceUseCases(application: INestApplicationContext): void {
  const seen = new Set<unknown>();
  for (const { providers } of application.get(ModulesContainer).values()) {
    for (const { instance } of providers.values()) {
      if (typeof instance !== 'object' || instance === null || seen.has(instance)) continue;
      seen.add(instance);
      const { name } = instance.constructor;
      if (instance instanceof StatusChanges) for (const verb of statusVerbs) trace(instance, verb, `${name}.${verb}`);
      else if ('execute' in instance && typeof instance.execute === 'function') trace(instance, 'execute', name);
    }
  }
}

function trace(instance: object, method: string, span: string): void {
  const methods = instance as Record<string, Method>;
  const traced = methods[method]!.bind(instance);
  methods[method] = (...args) => inSpan(span, () => traced(...args));
}
