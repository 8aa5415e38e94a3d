import type { FastifyRequest } from 'fastify';

/** How browsers say that nobody has followed the link yet: the standard header, and those of older ones. */
const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a request only looks at a link: HEAD, or what a browser fetches or renders ahead of its visitor (R54). */
export const isLookingAhead = ({ method, raw }: FastifyRequest): boolean =>
  method === 'HEAD' ||
  headers.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test((raw.headersDistinct[name] ?? []).join(',')));

/**
 * Whether a browser looks ahead by a whole navigation, as speculation rules have it do. It would keep an answer of
 * success and show that in place of the one to the visitor's click: only a failure makes it ask again (R77).
 */
export const isNavigatingAhead = (request: FastifyRequest): boolean =>
  request.method === 'GET' && isLookingAhead(request) && request.headers['sec-fetch-mode'] === 'navigate';
