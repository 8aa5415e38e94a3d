import { HttpFailure } from '@partner/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageFile, PageFiles } from './page-files.js';

/** Where a page's nonce goes (CSP): the build writes this word, and nothing else in the page looks like it. */
const noncePlace = '__NONCE__';

/** Names of assets have the hash of their content in them. */
const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the built files, and the one page for every other address that is no call: which view it shows is decided in
 * the browser.
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
      .send(page.plain.toString().replaceAll(noncePlace, request.styleNonce ?? ''));
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
