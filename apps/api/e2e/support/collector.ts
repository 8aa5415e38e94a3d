import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** Span as received by a collector. */
export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** OTLP `http/json` export, with the fields used here. */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly status?: { readonly code?: number };
        readonly attributes?: readonly Attribute[];
      }[];
    }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** OTLP collector that stores what it receives. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** Unparsed exports in encodings other than JSON. */
  readonly binary: { readonly type: string; readonly bytes: Buffer }[] = [];
  readonly #server: Server;
  #arrived: () => void = () => undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      void (async () => {
        const sent = Buffer.concat((await request.toArray()) as Buffer[]);
        const bytes = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
        const type = String(request.headers['content-type']);
        if (request.url !== '/v1/traces') response.statusCode = 404;
        else if (type === 'application/json') this.#keep(JSON.parse(bytes.toString()) as Export);
        else this.binary.push({ type, bytes });
        response.setHeader('content-type', type).end(type === 'application/json' ? '{}' : '');
        this.#arrived();
      })();
    });
  }

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await once(collector.#server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves once `found` returns a value. Checks it after every export. */
  async until<T>(found: () => T | undefined): Promise<T> {
    for (;;) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#arrived = resolve;
      const result = found();
      if (result !== undefined) return result;
      await promise;
    }
  }

  /** Returns the children of a span, of all services. */
  childrenOf({ spanId }: CollectedSpan): CollectedSpan[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #keep({ resourceSpans }: Export): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans)
        for (const { traceId, spanId, parentSpanId, name, status, attributes } of spans)
          this.spans.push({
            service,
            traceId,
            spanId,
            ...(parentSpanId && { parentSpanId }),
            name,
            failed: status?.code === 2,
            attributes: valuesOf(attributes),
          });
    }
  }
}
