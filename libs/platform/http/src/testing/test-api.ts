import { connect } from 'node:net';
import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CompanyId, newId } from '@partner/kernel';
import { ApiAdapter, type Caller, CallerResolver, HttpModule, TokenBuckets } from '../index.js';
import type { ApiAdapterOptions } from '../pipeline/api-adapter.js';
import type { HttpModuleOptions } from '../http.module.js';

/**
 * Knows the token `good`, which may read and write things, `weak`, which has no scopes, and `old`, which has expired.
 * Remembers the first two once seen.
 */
export class TestCallers extends CallerResolver {
  /** The tokens that had to be resolved. */
  readonly asked: string[] = [];
  readonly #seen = new Map<string, Caller>();

  known(token: string): Caller | undefined {
    return this.#seen.get(token);
  }

  async resolve(token: string): Promise<Caller | 'expired' | undefined> {
    this.asked.push(token);
    if (token === 'old') return 'expired';
    if (token === 'broken') throw new Error('no access database');
    const scopes = { good: ['partner-api.things.read', 'partner-api.things.write'], weak: [] }[token];
    if (!scopes) return undefined;
    const caller: Caller = {
      company: newId() as CompanyId,
      kind: 'credential',
      id: newId(),
      name: token,
      credentialType: 'api_key',
      scopes: new Set(scopes),
    };
    this.#seen.set(token, caller);
    return caller;
  }
}

/** Allows `left` more failures and records their addresses. */
export class TestAttempts implements Pick<TokenBuckets, 'allowFailure'> {
  left = Infinity;
  readonly addresses: string[] = [];

  async allowFailure(address: string): Promise<boolean> {
    this.addresses.push(address);
    this.left -= 1;
    return this.left >= 0;
  }
}

@Global()
@Module({})
class TestAccess {}

/** The pipeline around some controllers, listening on a free port. */
export class TestApi {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly url: string,
    readonly attempts: TestAttempts,
  ) {}

  static async start(
    controllers: Type[],
    options: ApiAdapterOptions & HttpModuleOptions & { prepare?: (app: NestFastifyApplication) => void } = {},
  ): Promise<TestApi> {
    const attempts = new TestAttempts();
    const providers = [
      { provide: CallerResolver, useClass: TestCallers },
      { provide: TokenBuckets, useValue: attempts },
    ];
    const access: DynamicModule = { module: TestAccess, providers, exports: providers.map(({ provide }) => provide) };
    const root: DynamicModule = { module: class Root {}, imports: [access, HttpModule.forRoot(options)], controllers };
    const app = await NestFactory.create<NestFastifyApplication>(root, new ApiAdapter(options), {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    });
    options.prepare?.(app);
    await app.listen(0, '127.0.0.1');
    return new TestApi(app, await app.getUrl(), attempts);
  }

  /** Sends a request with the good token. `body` is sent as JSON unless it is a string, a stream or bytes. */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const raw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        authorization: 'Bearer good',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: (raw ? body : JSON.stringify(body)) as RequestInit['body'], duplex: 'half' }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, headers: response.headers, text, json: json as Record<string, unknown> };
  }

  /** Sends raw bytes and returns everything received until the server closes. */
  raw(text: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const socket = connect(Number(new URL(this.url).port), '127.0.0.1');
    let received = '';
    socket
      .on('data', (bytes: Buffer) => (received += bytes.toString()))
      .on('close', () => resolve(received))
      .on('error', reject);
    socket.write(text);
    return promise;
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, unknown>;
}
