import type { Settings } from '@partner/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How the session's token travels: out of the reach of scripts, and of requests that other sites begin (R91). */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: string;
  readonly #pattern: RegExp;

  /** Over https the name has a prefix under which browsers take no cookie of a neighbour's. */
  constructor({ portalUrl }: Pick<Settings, 'portalUrl'>) {
    const isSecure = portalUrl?.startsWith('https:') ?? false;
    this.#name = isSecure ? '__Host-partner_session' : 'partner_session';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#pattern = new RegExp(`(?:^|;\\s*)${this.#name}=([\\w-]{43})(?:;|$)`);
  }

  /** The token that the browser sends; undefined unless it looks like one. */
  read({ headers }: FastifyRequest): string | undefined {
    return this.#pattern.exec(headers.cookie ?? '')?.[1];
  }

  /** It lasts no longer than the session. */
  set(reply: FastifyReply, token: string, expiresAt: Date): void {
    void reply.header('set-cookie', `${this.#name}=${token}; ${this.#attributes}; Expires=${expiresAt.toUTCString()}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.#name}=; ${this.#attributes}; Max-Age=0`);
  }
}
