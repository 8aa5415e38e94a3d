/** Guide page with its Markdown file below `docs`. The event catalogue has no file because it is generated. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly file?: string;
}

/** All guides by the heading of their group, both in navigation order. */
export const guideGroups: Readonly<Record<string, readonly Guide[]>> = {
  'Get started': [
    { slug: 'quick-start', title: 'Quick start', file: 'guides/quick-start.md' },
    { slug: 'data-model', title: 'Data model', file: 'guides/data-model.md' },
    { slug: 'sdk', title: 'TypeScript SDK', file: 'guides/sdk.md' },
    { slug: 'sdk-php', title: 'PHP client', file: 'guides/sdk-php.md' },
    { slug: 'sdk-python', title: 'Python client', file: 'guides/sdk-python.md' },
    { slug: 'command-line', title: 'Command line', file: 'guides/command-line.md' },
    { slug: 'connect-an-assistant', title: 'Connect an assistant', file: 'guides/connect-an-assistant.md' },
    { slug: 'authentication', title: 'Authentication', file: 'guides/authentication.md' },
    { slug: 'sandbox', title: 'Testing in the sandbox', file: 'guides/sandbox.md' },
  ],
  'Reliable requests': [
    { slug: 'pagination-and-sync', title: 'Pagination and sync', file: 'guides/pagination-and-sync.md' },
    { slug: 'idempotency-and-retries', title: 'Idempotency and retries', file: 'guides/idempotency-and-retries.md' },
    { slug: 'concurrency', title: 'Concurrency', file: 'guides/concurrency.md' },
    { slug: 'rate-limits', title: 'Rate limits', file: 'guides/rate-limits.md' },
    { slug: 'errors', title: 'Errors', file: 'errors.md' },
  ],
  Events: [
    { slug: 'webhooks', title: 'Webhooks', file: 'integrators/webhooks.md' },
    { slug: 'events', title: 'Event catalogue' },
  ],
  Features: [
    { slug: 'files', title: 'Files', file: 'integrators/documents.md' },
    { slug: 'payments', title: 'Payments', file: 'guides/payments.md' },
    { slug: 'erasing-a-person', title: 'Erasing a person', file: 'guides/erasing-a-person.md' },
    { slug: 'site-events', title: 'Site events', file: 'integrators/site-events.md' },
    { slug: 'configurator', title: 'Configurator', file: 'integrators/configurator.md' },
  ],
  Recipes: [
    { slug: 'recipe-website-form', title: 'Website form to lead', file: 'guides/recipe-website-form.md' },
    { slug: 'recipe-wordpress-form', title: 'WordPress form to lead', file: 'guides/recipe-wordpress-form.md' },
    { slug: 'recipe-erp-copy', title: 'Copy in the ERP', file: 'guides/recipe-erp-copy.md' },
    { slug: 'recipe-deposit', title: 'Taking a deposit', file: 'guides/recipe-deposit.md' },
  ],
  Releases: [
    { slug: 'versioning', title: 'Versioning and deprecation', file: 'guides/versioning.md' },
    { slug: 'changelog', title: 'Changelog', file: 'guides/changelog.md' },
  ],
};

/** All guides in navigation order. */
export const guides: readonly Guide[] = Object.values(guideGroups).flat();

/** Returns the slug of the page for a Markdown file, or undefined if the file is not a guide. */
export const slugOf = (file: string): string | undefined =>
  guides.find((guide) => guide.file?.split('/').at(-1) === file.split('/').at(-1))?.slug;
