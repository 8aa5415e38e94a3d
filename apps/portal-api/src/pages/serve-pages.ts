import { HttpFailure } from '@partner/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageFile, PageFiles } from './page-files.js';

/** Placeholder for the CSP nonce. The build writes it, and it occurs nowhere else in the page. */
const noncePlaceholder = '__NONCE__';

/** Safe for assets because their names contain a hash of their content. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the built files, and the page for every other path outside of `/api` and `/assets`. The browser selects the
 * view by the path.
 */
export function servePages(server: FastifyInstance, files: PageFiles): void {
  server.get('/*', (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const file = files.get(path);
    if (file && path !== '/index.html') return sendFile(file, path, request, reply);
    const page = files.get('/index.html');
    const isPage = !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage || !page) throw new HttpFailure('not_found', 'not found');
    return reply
      .type(page.type)
      .header('cache-control', 'no-store')
      .send(page.plain.toString().replaceAll(noncePlaceholder, request.styleNonce ?? ''));
  });
}

function sendFile(file: PageFile, path: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', path.startsWith('/assets/') ? forever : 'no-cache');
  if (headers['if-none-match'] === file.etag) return reply.code(304).send();
  const takesGzip = /(^|[\s,])gzip($|[\s,;])/.test(headers['accept-encoding'] ?? '');
  return file.zipped && takesGzip ? reply.header('content-encoding', 'gzip').send(file.zipped) : reply.send(file.plain);
}
