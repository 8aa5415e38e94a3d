import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { invalid } from '@partner/kernel';
import { createLogger } from '../logging/create-logger.js';
import { readSettings } from '../settings/read-settings.js';
import { currentSpan, currentSpanIds, inSpan, type Tracing } from '../span.js';
import { startTracing } from './start-tracing.js';

const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('traces of a process (R97)', () => {
  let collector: Server;
  let exported: { readonly type: string; readonly bytes: Buffer }[];
  let log: PassThrough;
  let tracing: Tracing;

  beforeEach(async () => {
    exported = [];
    log = new PassThrough();
    collector = createServer((request, response) => {
      void request.toArray().then((parts: Buffer[]) => {
        exported.push({ type: String(request.headers['content-type']), bytes: Buffer.concat(parts) });
        response.end();
      });
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    await tracing.stop();
    collector.closeAllConnections();
    collector.close();
  });

  const url = (): string => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const start = async (environment: NodeJS.ProcessEnv): Promise<Tracing> => {
    const logger = createLogger({ name: 'test', destination: log });
    const settings = readSettings({ OTEL_TRACES_SAMPLER: 'parentbased_always_on', ...environment });
    tracing = await startTracing(settings, 'partner-test', logger);
    return tracing;
  };

  it.each([
    [{}, 'application/x-protobuf'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'application/json'],
  ])('are exported by the end of the process: %j', async (more, type) => {
    const { tracer } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url()}/`, ...more });
    const span = tracer!.start('work', { parent: `00-${trace}-${parent}-01` });
    expect(span.traceparent).toBe(`00-${trace}-${span.ids.span_id}-01`);
    await span.during(() => inSpan('part', async () => expect(currentSpanIds()).toMatchObject({ trace_id: trace })));
    await tracing.stop();
    expect(exported.map((one) => one.type)).toEqual([type]);
    for (const text of ['partner-test', 'work', 'part']) expect(exported[0]!.bytes.includes(text)).toBe(true);
  });

  it('record the kind of a failure, but not its message', async () => {
    const { tracer } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url(), OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });
    const work = tracer!.start('work', {}).during(() => Promise.reject(invalid('ada@example.com is taken')));
    await expect(work).rejects.toMatchObject({ code: 'invalid' });
    await tracing.stop();
    const text = exported[0]!.bytes.toString();
    expect(text).toContain('invalid_field');
    expect(text).not.toContain('ada@example.com');
  });

  it.each([
    ['always_off', undefined, '00'],
    ['always_off', `00-${trace}-${parent}-01`, '00'],
    ['parentbased_always_off', undefined, '00'],
    ['parentbased_always_off', `00-${trace}-${parent}-01`, '01'],
    ['parentbased_always_on', `00-${trace}-${parent}-00`, '00'],
    ['always_on', `00-${trace}-${parent}-00`, '01'],
    ['traceidratio', `00-${trace}-${parent}-01`, '00'],
  ])('are sampled by %s for a caller with %s', async (sampler, given, flags) => {
    const { tracer } = await start({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url()}/v1/traces`,
      OTEL_TRACES_SAMPLER: sampler,
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const span = tracer!.start('work', { ...(given !== undefined && { parent: given }) });
    expect(span.traceparent).toMatch(new RegExp(`-${flags}$`));
    span.child('part').end();
    span.end();
    await tracing.stop();
    expect(exported).toHaveLength(flags === '01' ? 1 : 0);
  });

  it('sample one request in ten by default, and every request of a traced caller', async () => {
    const { tracer } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url(), OTEL_TRACES_SAMPLER: '' });
    const sampled = (parent?: string): number =>
      Array.from({ length: 5_000 }, () => tracer!.start('work', { ...(parent && { parent }) }).traceparent).filter(
        (traceparent) => traceparent.endsWith('-01'),
      ).length;
    // Fifteen standard deviations around the mean.
    expect(Math.abs(sampled() - 500)).toBeLessThan(320);
    expect(sampled(`00-${trace}-${parent}-01`)).toBe(5_000);
  });

  it('use a bounded queue, and end with the process although the collector is down', async () => {
    const away = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
      OTEL_BSP_MAX_QUEUE_SIZE: '4',
    };
    const { tracer } = await start(away);
    for (let made = 0; made < 10_000; made += 1) tracer!.start('work', {}).end();
    await tracing.stop();
    log.end();
    const lines = (await log.toArray()).join('').trim().split('\n');
    expect(lines.length).toBeLessThanOrEqual(5);
    const warning = { level: 'warn', msg: 'traces are not exported', cause: expect.stringContaining('ECONNREFUSED') };
    expect(JSON.parse(lines[0]!)).toMatchObject(warning);
  });

  it('are disabled without an endpoint, or by OTEL_SDK_DISABLED', async () => {
    expect((await start({})).tracer).toBeUndefined();
    const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: url(), OTEL_SDK_DISABLED: 'true' };
    expect((await start(disabled)).tracer).toBeUndefined();
    expect(await inSpan('work', async () => currentSpan.getStore())).toBeUndefined();
  });
});
