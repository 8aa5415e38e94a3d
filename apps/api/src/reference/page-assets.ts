import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { contentPolicy } from '../guides/page-headers.js';

/** Where the build leaves what pages load; the same seen from the sources and from what is built of them. */
const folder = fileURLToPath(new URL('../../dist/public/', import.meta.url));

/** Serves what the pages of the documentation load, smaller to whoever takes gzip. */
export function serveAssets(app: NestFastifyApplication): void {
  app.useStaticAssets({
    root: folder,
    prefix: '/docs/assets/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (response) => {
      // Since version 10 @fastify/static gives the reply of Fastify, which Nest's types do not say.
      const reply = response as unknown as FastifyReply;
      void reply.headers({ 'content-security-policy': contentPolicy, 'x-content-type-options': 'nosniff' });
    },
  });
  const server = app.getHttpAdapter().getInstance();
  // Where links of others may lead.
  server.get('/docs/', (_request, reply) => reply.redirect('/docs', 301));
}
