import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { contentPolicy } from '../guides/page-headers.js';

/** Build output with the page assets. Resolves to the same folder from the sources and from the build. */
const folder = fileURLToPath(new URL('../../dist/public/', import.meta.url));

/** Serves the assets of the documentation pages, gzipped if the client accepts it. */
export function serveAssets(app: NestFastifyApplication): void {
  app.useStaticAssets({
    root: folder,
    prefix: '/docs/assets/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (response) => {
      // Since version 10, @fastify/static passes a Fastify reply. Nest's types are outdated.
      const reply = response as unknown as FastifyReply;
      void reply.headers({ 'content-security-policy': contentPolicy, 'x-content-type-options': 'nosniff' });
    },
  });
  const server = app.getHttpAdapter().getInstance();
  // Redirects external links with a trailing slash.
  server.get('/docs/', (_request, reply) => reply.redirect('/docs', 301));
  // Browsers are redirected to the reference; programs get the error of an unknown route.
  server.get('/', (request, reply) => {
    void reply.header('vary', 'Accept');
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return reply.callNotFound();
    return reply.redirect('/docs', 302);
  });
}
