/** The images with their program, and the files other than code that it reads, as paths of the checkout. */
export const images = {
  // The documentation at /docs.
  api: {
    program: 'apps/api/bundle/main.js',
    reads: [
      ...['docs/diagrams', 'docs/guides', 'docs/integrators', 'docs/errors.md', 'docs/openapi.json', 'docs/postman'],
      ...['apps/api/dist/highlighted.json', 'apps/api/dist/public'],
    ],
  },
  worker: { program: 'apps/worker/bundle/main.js' },
  operator: { program: 'apps/operator/bundle/main.js', reads: ['apps/operator/demo'] },
  portal: { program: 'apps/portal-api/bundle/main.js', reads: ['apps/portal/dist'] },
};

/** Maximum size of an image in bytes. */
export const largest = 300_000_000;
