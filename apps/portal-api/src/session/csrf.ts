import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpFailure } from '@partner/http';
import type { FastifyRequest } from 'fastify';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads. */
export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean => reading.has(method);

/** What a page of this session sends along with what changes something: another site cannot read it. */
export const csrfTokenOf = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('csrf').digest('base64url');

/** @throws HttpFailure 403 for a request that changes something without the token of its session. */
export function checkCsrfToken({ headers }: FastifyRequest, sessionToken: string): void {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const given = Buffer.from(String(headers['x-csrf-token'] ?? ''));
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSame) throw new HttpFailure('cross_site_request', 'the CSRF token is missing or not that of this session');
}

/**
 * Refuses what a page of another site begins: nobody is signed in as somebody else by following a link elsewhere.
 * @param portalOrigin the public origin, where it is not the one that the request names. @throws HttpFailure 403
 */
export function checkSite({ headers }: FastifyRequest, portalOrigin: string | undefined): void {
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = origin === undefined || origin === portalOrigin || URL.parse(origin)?.host === headers.host;
  if (!isOwnSite || !isOwnOrigin) throw new HttpFailure('cross_site_request', 'the request comes from another site');
}
