import { setTimeout as pause } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { LineLimit } from '../logging/line-limit.js';
import type { Logger } from '../logging/create-logger.js';
import type { Settings } from '../settings/settings.js';
import { OtelTracer } from './otel-span.js';
import type { Tracing } from '../span.js';

/** Maximum delay of the shutdown by pending exports, in milliseconds. */
const stopTimeoutMs = 3_000;

/** Creates tracing for an OTLP collector. Loaded only when configured. */
export async function otelTracing(settings: Settings, service: string, logger: Logger): Promise<Tracing> {
  reportProblems(logger);
  const resource = resourceFromAttributes({ 'service.name': service }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: 256 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: await exporterOf(settings),
        maxQueueSize: settings.spanQueueSize,
        maxExportBatchSize: Math.min(512, settings.spanQueueSize),
        scheduledDelayMillis: settings.spanDelayMs,
      }),
    ],
  });
  return {
    tracer: new OtelTracer(provider.getTracer('partner')),
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), pause(stopTimeoutMs, undefined, { ref: false })]),
  };
}

/** Creates the exporter. Loads only the configured encoding. */
async function exporterOf({
  otlpProtocol,
  otlpEndpoint,
  otlpTracesEndpoint,
  ...settings
}: Settings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    otlpProtocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const url = otlpTracesEndpoint ?? `${otlpEndpoint!}/v1/traces`;
  return new OTLPTraceExporter({ url, timeoutMillis: settings.otlpTimeoutMs });
}

function samplerOf({ tracesSampler, tracesSamplerArg }: Settings): Sampler {
  const [, parentBased, kind] = /^(parentbased_)?(.*)$/.exec(tracesSampler)!;
  const root = rootSampler(kind!, tracesSamplerArg);
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(kind: string, ratio: number): Sampler {
  if (kind === 'always_off') return new AlwaysOffSampler();
  return kind === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** Logs problems of the exporter, limited to a few lines while the collector is down. */
function reportProblems(logger: Logger): void {
  const limit = new LineLimit();
  const warn = (message: string): void => {
    const omitted = limit.admit('traces');
    if (omitted === undefined) return;
    const cause = causeOf(message);
    logger.warn({ cause, ...(omitted > 0 && { omitted }) }, 'traces are not exported');
  };
  const nothing = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** Extracts the message from an error of the SDK, which is JSON with a stack. */
function causeOf(message: string): string {
  const [, text = message] = /"message":"((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
  return text.replaceAll(/\s+/g, ' ').slice(0, 300);
}
