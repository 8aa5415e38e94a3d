import type { FastifyRequest } from 'fastify';

/** Headers with which browsers mark speculative requests: the standard one and those of older browsers. */
const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** True if a request only previews a link: HEAD, or a browser's prefetch or prerender (R54). */
export const isPreview = ({ method, raw }: FastifyRequest): boolean =>
  method === 'HEAD' ||
  headers.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test((raw.headersDistinct[name] ?? []).join(',')));

/**
 * True for a speculative navigation, as speculation rules cause it. The browser would cache a success response and
 * show it on the visitor's click, so only an error makes it request the link again (R77).
 */
export const isSpeculativeNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' && isPreview(request) && request.headers['sec-fetch-mode'] === 'navigate';
