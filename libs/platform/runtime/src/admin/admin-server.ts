import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { causeText } from '@partner/kernel';
import { type Registry, Gauge } from 'prom-client';
import type { Settings } from '../settings/settings.js';
import { type AdminLogger, Readiness, type ReadinessCheck } from './readiness.js';

export interface AdminOptions {
  readonly settings: Pick<Settings, 'adminHost' | 'adminPort'>;
  readonly checks: readonly ReadinessCheck[];
  /** Checks that only fail when a restart of the process is required. */
  readonly livenessChecks?: readonly ReadinessCheck[];
  /** The metrics of the process. Metrics of readiness are added. */
  readonly registry: Registry;
  readonly logger: AdminLogger;
  /** Milliseconds from connection until a request must have arrived; 5 seconds by default. */
  readonly requestTimeout?: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly type?: string;
  readonly allow?: string;
}

/**
 * Starts the admin address of a process: `/livez`, `/readyz` and `/metrics`, for orchestrators and Prometheus. It is
 * separate from the API, so that it needs no credential and is not reachable from outside.
 * @throws Error when it cannot listen on the address.
 */
export async function createAdminServer(options: AdminOptions): Promise<AdminServer> {
  const server = new AdminServer(options);
  await server.listen();
  return server;
}

export class AdminServer {
  private readonly readiness: Readiness;
  private readonly liveness: Readiness;
  private readonly server: Server;

  constructor(private readonly options: AdminOptions) {
    this.readiness = new Readiness(options.checks, options.logger);
    this.liveness = new Readiness(options.livenessChecks ?? [], options.logger, 'liveness');
    readinessGauge(this.readiness, options.registry);
    const { requestTimeout = 5_000 } = options;
    const bounds = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 5 };
    this.server = createServer({ ...bounds, requireHostHeader: false }, (request, response) => {
      void this.serve(request, response);
    });
  }

  /** The address it listens on, such as `http://127.0.0.1:41234`. */
  get url(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** @throws Error naming the address when it cannot listen on it. */
  async listen(): Promise<void> {
    const { adminHost, adminPort } = this.options.settings;
    await new Promise<void>((listening, failed) => {
      this.server.once('error', failed).listen(adminPort, adminHost, listening);
    }).catch((error: unknown) => {
      throw new Error(`cannot listen on admin port ${adminPort} of ${adminHost}: ${causeText(error)}`);
    });
  }

  /** From now on `/readyz` returns 503 while running work finishes. `/livez` continues. */
  stopping(): void {
    this.readiness.stop();
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.answer(request).catch((error: unknown) => {
      this.options.logger.warn({ err: error }, 'the admin server failed');
      return json(500, { error: 'internal error' });
    });
    response.writeHead(answer.status, {
      'content-type': answer.type ?? 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer.body),
      'cache-control': 'no-store',
      ...(answer.allow && { allow: answer.allow }),
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = '/' } = request;
    const problem = headProblem(request);
    if (problem !== undefined) return json(400, { error: problem });
    const answer = this.routes[url.split('?', 1)[0] ?? url];
    if (answer === undefined) return json(404, { error: 'not found' });
    if (method !== 'GET' && method !== 'HEAD')
      return { ...json(405, { error: 'method not allowed' }), allow: 'GET, HEAD' };
    return answer();
  }

  private readonly routes: Readonly<Record<string, () => Promise<Answer>>> = Object.assign(
    Object.create(null) as Record<string, never>,
    {
      '/livez': async () => {
        const { status } = await this.liveness.check();
        return json(status === 'ok' ? 200 : 503, { status });
      },
      '/readyz': async () => {
        const health = await this.readiness.check();
        return json(health.status === 'ok' || health.status === 'degraded' ? 200 : 503, health);
      },
      '/metrics': async () => {
        const { registry } = this.options;
        return { status: 200, body: await registry.metrics(), type: registry.contentType };
      },
    },
  );
}

const json = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });

/** Runs every readiness check when the metrics are read, and exports the results. */
function readinessGauge(readiness: Readiness, registry: Registry): Gauge<'check'> {
  return new Gauge({
    name: 'partner_readiness',
    help: 'Readiness checks by name: 1 passes, 0 fails',
    labelNames: ['check'] as const,
    registers: [registry],
    async collect() {
      const { details } = await readiness.check();
      for (const [check, { status }] of Object.entries(details)) this.set({ check }, status === 'up' ? 1 : 0);
    },
  });
}

/**
 * Returns the reason why the version or the `Host` of a request is invalid (RFC 9112 §3.2), or undefined if both are
 * valid. Node accepts any version, and shows the first of several `Host` headers, while a proxy in front may have used
 * the last.
 */
export function headProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  if (!httpVersion.startsWith('1.')) return `the request must name HTTP/1.1, not HTTP/${httpVersion}`;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) return 'the Host header must be sent only once';
  return hosts === 0 && httpVersion === '1.1' ? 'the Host header is required' : undefined;
}
