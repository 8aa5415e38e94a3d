import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpFailure } from '@partner/http';
import type { FastifyRequest } from 'fastify';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True if the HTTP method of a request is safe. */
export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean => safeMethods.has(method);

/** CSRF token of a session. Pages send it with every writing request; other sites cannot read it. */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('csrf').digest('base64url');

/** Checks the CSRF token of a writing request. @throws HttpFailure 403 if it is missing or of another session. */
export function checkCsrfToken({ headers }: FastifyRequest, sessionToken: string): void {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const given = Buffer.from(String(headers['x-csrf-token'] ?? ''));
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSame) throw new HttpFailure('cross_site_request', 'The CSRF token is missing or belongs to another session');
}

/**
 * Rejects requests that a page of another site starts, so that no other site can sign a user in.
 * @param portalOrigin public origin of the portal, if it differs from the Host header. @throws HttpFailure 403
 */
export function checkSite({ headers }: FastifyRequest, portalOrigin: string | undefined): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = origin === undefined || origin === portalOrigin || URL.parse(origin)?.host === headers.host;
  if (!isOwnSite || !isOwnOrigin) throw new HttpFailure('cross_site_request', 'The request comes from another site');
}
