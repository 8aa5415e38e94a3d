/**
 * The images: the program that each runs, packages that others load by a name that no import shows, and what it reads
 * beside code. Paths are those of the checkout.
 */
export const images = {
  // The documentation at /docs.
  api: {
    program: 'apps/api/dist/main.js',
    loads: ['@fastify/static'],
    reads: [
      'docs/guides',
      'docs/integrators',
      'docs/errors.md',
      'docs/openapi.json',
      'docs/postman',
      'apps/api/dist/public',
    ],
  },
  worker: { program: 'apps/worker/dist/main.js' },
  operator: { program: 'apps/operator/dist/main.js' },
  portal: { program: 'apps/portal-api/dist/main.js', reads: ['apps/portal/dist'] },
};

/** Above this an image is refused, in bytes. */
export const largest = 300_000_000;
