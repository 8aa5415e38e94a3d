import { createHmac, randomBytes } from 'node:crypto';
import { CreateCredential } from '@partner/access';
import { CreateCompany, PutCompany } from '@partner/companies';
import { type Id, newId, newToken, samples } from '@partner/kernel';
import { PutProcessor } from '@partner/payments';
import { DocumentFixture } from './document-fixture.js';
import { type TestApi, TestCompany } from './test-api.js';

/** Request without a credential. */
export interface Sent {
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Route that is open to callers who know a name (A10). */
export interface Named {
  /** Creates a resource and returns its name. */
  readonly make: () => Promise<string>;
  readonly send: (name: string) => Sent;
  /** Status of a request with a valid name. */
  readonly found: number;
  /** Requests with a new unknown name each time, and their status. */
  readonly misses: readonly (readonly [status: number, guess: () => Sent])[];
  /** Random part of a name. Absent if a signature protects the route. */
  readonly secret?: { readonly bits: number; readonly isHashed: boolean; readonly of: (name: string) => Buffer };
}

const webhookSecret = 'whsec_1';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const lastPart = (url: string): string => url.split('/').at(-1)!;
const ofToken = (token: string): Buffer => Buffer.from(token.slice(-43), 'base64url');
const hashedToken = { bits: 256, isHashed: true, of: ofToken } as const;

/** All API routes that a name opens without a credential, in the demo company. */
export class PublicNames {
  private constructor(
    private readonly api: TestApi,
    private readonly company: TestCompany,
    private readonly documents: DocumentFixture,
    private readonly document: Id,
  ) {}

  static async on(api: TestApi): Promise<PublicNames> {
    await api.application.get(CreateCompany).execute({ id: samples.company, name: 'Demo Sheds' });
    const company = new TestCompany(api, samples.company);
    company.key = await company.newKey('all');
    await api.application.get(PutCompany).execute(company.portal, {
      configuratorUrl: '/demo-configurator',
      configuratorLaunchAllowlist: ['https://shop.example.com'],
    });
    const documents = await DocumentFixture.company(api);
    return new PublicNames(api, company, documents, await documents.add());
  }

  get launch(): Named {
    const send = (token: string): Sent => ({ path: `/configurator/launch/${token}` });
    return {
      make: async () => lastPart((await this.#session()).launchUrl),
      send,
      found: 302,
      misses: [[410, () => send(newToken())]],
      secret: hashedToken,
    };
  }

  get wayBack(): Named {
    return this.#bySession('/configurator/return/', 302);
  }

  get standIn(): Named {
    return this.#bySession('/demo-configurator?psid=', 200);
  }

  get download(): Named {
    const send = (token: string): Sent => ({ path: `/document-downloads/${token}` });
    const ids = (): string => this.documents.company.id + newId();
    return {
      make: async () => lastPart(await this.documents.link(this.document)),
      send,
      found: 200,
      misses: [
        [404, () => send(Buffer.concat([Buffer.from(ids(), 'hex'), randomBytes(32)]).toString('base64url'))],
        [404, () => send('x')],
      ],
      secret: { bits: 256, isHashed: true, of: (token) => Buffer.from(token, 'base64url').subarray(24) },
    };
  }

  get token(): Named {
    const send = (client: string): Sent => ({
      path: '/oauth/token',
      headers: form,
      body: `grant_type=client_credentials&${client}`,
    });
    return {
      make: async () => {
        const wanted = { type: 'oauth_client', name: 'Test client', scopes: 'all' } as const;
        const made = await this.api.application.get(CreateCredential).execute(this.company.portal, wanted);
        return `client_id=${made.clientId}&client_secret=${made.clientSecret}`;
      },
      send,
      found: 200,
      misses: [
        [401, () => send(`client_id=ci_test_${this.company.id}_${newId()}&client_secret=cs_test_${newToken()}`)],
      ],
      secret: hashedToken,
    };
  }

  /** The id of a connection is not secret: the signature is (R46). */
  get notice(): Named {
    const send = (connection: string, secret = webhookSecret): Sent => {
      const at = Math.floor(Date.now() / 1_000);
      const body = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type: 'ping', data: { object: {} } });
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      const headers = { 'stripe-signature': `t=${at},v1=${signature}` };
      return { path: `/processors/stripe/${this.company.id}/${connection}/events`, body, headers };
    };
    const connection = newId();
    return {
      make: () => {
        const fields = { id: connection, provider: 'stripe', secretKey: 'sk_test_1', webhookSecret } as const;
        return this.api.application.get(PutProcessor).execute(this.company.portal, fields);
      },
      send,
      found: 200,
      misses: [
        [404, () => send(newId())],
        [400, () => send(connection, 'whsec_forged')],
      ],
    };
  }

  #bySession(path: string, found: number): Named {
    const send = (session: string): Sent => ({ path: path + session });
    return {
      make: async () => {
        const { sessionId, launchUrl } = await this.#session();
        await fetch(launchUrl, { redirect: 'manual' });
        return sessionId;
      },
      send,
      found,
      misses: [[404, () => send(newId('random'))]],
      secret: { bits: 96, isHashed: false, of: (session) => Buffer.from(session, 'hex') },
    };
  }

  async #session(): Promise<{ readonly sessionId: string; readonly launchUrl: string }> {
    const wanted = { returnUrl: 'https://shop.example.com' };
    return (await this.company.post<{ sessionId: string; launchUrl: string }>('configurator-sessions', wanted)).body;
  }
}
