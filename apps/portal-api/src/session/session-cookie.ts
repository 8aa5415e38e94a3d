import type { Settings } from '@partner/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie with the session token. Scripts cannot read it, and requests that other sites start do not send it (R91). */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: string;
  readonly #pattern: RegExp;

  /** Over HTTPS the name has the `__Host-` prefix, so browsers reject such a cookie from a neighboring domain. */
  constructor({ portalUrl }: Pick<Settings, 'portalUrl'>) {
    const isSecure = portalUrl?.startsWith('https:') ?? false;
    this.#name = isSecure ? '__Host-partner_session' : 'partner_session';
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#pattern = new RegExp(`(?:^|;\\s*)${this.#name}=([\\w-]{43})(?:;|$)`);
  }

  /** Returns the token that the browser sends; undefined if absent or malformed. */
  read({ headers }: FastifyRequest): string | undefined {
    return this.#pattern.exec(headers.cookie ?? '')?.[1];
  }

  /** Sets the cookie until the session expires. */
  set(reply: FastifyReply, token: string, expiresAt: Date): void {
    void reply.header('set-cookie', `${this.#name}=${token}; ${this.#attributes}; Expires=${expiresAt.toUTCString()}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${this.#name}=; ${this.#attributes}; Max-Age=0`);
  }
}
