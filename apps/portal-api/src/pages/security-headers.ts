import { randomBytes } from 'node:crypto';
import type { Settings } from '@partner/runtime';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** CSP nonce for style elements that the page creates. */
    styleNonce?: string;
  }
}

/**
 * Security headers of every portal response: resources only from the portal itself, no inline scripts, and no framing
 * by other pages.
 */
export function securityHeaders({ portalUrl }: Pick<Settings, 'portalUrl'>) {
  const isSecure = portalUrl?.startsWith('https:') ?? false;
  return (request?: FastifyRequest) => {
    const nonce = randomBytes(16).toString('base64url');
    if (request) request.styleNonce = nonce;
    return {
      'content-security-policy': policy(nonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    };
  };
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
