import { randomBytes } from 'node:crypto';
import type { Settings } from '@partner/runtime';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What styles that the page makes itself have to show (CSP). */
    styleNonce?: string;
  }
}

/** What no answer of the portal goes without: nothing of another host, no script but its own, no frame around it. */
export function securityHeaders(server: FastifyInstance, { portalUrl }: Pick<Settings, 'portalUrl'>): void {
  const isSecure = portalUrl?.startsWith('https:') ?? false;
  server.decorateRequest('styleNonce', undefined);
  server.addHook('onRequest', (request, reply, done) => {
    request.styleNonce = randomBytes(16).toString('base64url');
    void reply.headers({
      'content-security-policy': policy(request.styleNonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
    done();
  });
}

const policy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
