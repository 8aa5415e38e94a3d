import type { Register } from './register.js';

/** Name and parameters as `partner --help` lists them, description, and the code, which is loaded when it is used. */
type ListedCommand = readonly [usage: string, description: string, load: () => Promise<Register>];

/** Every command, in the order in which `partner --help` lists them. */
export const commands: readonly ListedCommand[] = [
  ['api', 'run an API server in the foreground', async () => (await import('./servers.js')).registerServer],
  ['worker', 'run a worker in the foreground', async () => (await import('./servers.js')).registerServer],
  ['portal', 'run a portal server in the foreground', async () => (await import('./servers.js')).registerServer],
  ['migrate', 'apply pending migrations', async () => (await import('./migrate.js')).registerMigrate],
  [
    'cells',
    'list the cells of PARTNER_CELLS, and route requests to them',
    async () => (await import('./cells.js')).registerCells,
  ],
  ['secrets', 'inspect and rotate the key PARTNER_SECRET', async () => (await import('./secrets.js')).registerSecrets],
  ['company', 'manage the companies of this deployment', async () => (await import('./company.js')).registerCompany],
  ['credential', 'manage API keys and OAuth clients', async () => (await import('./credential.js')).registerCredential],
  ['customer', 'manage the personal data of customers', async () => (await import('./customer.js')).registerCustomer],
  ['erasures', 'manage erasures of customers', async () => (await import('./customer.js')).registerErasures],
  [
    'sign-in-link [options]',
    'create a single-use portal sign-in link, valid for 8 hours',
    async () => (await import('./sign-in-link.js')).registerSignInLink,
  ],
  ['user', 'manage the people who use the portal', async () => (await import('./user.js')).registerUser],
  ['webhook', 'manage webhook subscriptions', async () => (await import('./webhook.js')).registerWebhook],
  [
    'listen',
    'print events, or forward them to a URL, signed like webhooks; --help lists the options',
    async () => (await import('./listen.js')).registerListen,
  ],
  ['work-order', 'inspect work orders', async () => (await import('./work-order.js')).registerWorkOrder],
  [
    'apply [options] <file>',
    'apply portal changes from a file of JSON lines',
    async () => (await import('./apply.js')).registerApply,
  ],
  [
    'demo',
    'create the demo company if it is missing, and an API key with all scopes for it',
    async () => (await import('./demo.js')).registerDemo,
  ],
  ['sweep [options] <group>', 'run the daily sweeps once, now', async () => (await import('./sweep.js')).registerSweep],
  ['jobs', 'inspect pending and failed mail and CRM jobs', async () => (await import('./jobs.js')).registerJobs],
  [
    'processor-events [options]',
    'one line per payment processor event, newest first',
    async () => (await import('./processor-events.js')).registerProcessorEvents,
  ],
  [
    'show <kind> <id>',
    'print a stored record without its secrets, with its history and latest changes',
    async () => (await import('./show.js')).registerShow,
  ],
  ['deliveries', 'inspect webhook deliveries', async () => (await import('./deliveries.js')).registerDeliveries],
  ['events', 'redeliver past events', async () => (await import('./events.js')).registerEvents],
  ['audit [options]', 'one line per change, newest first', async () => (await import('./audit.js')).registerAudit],
  [
    'trace [options] <request>',
    'show the changes, events, deliveries, attempts and jobs of a request',
    async () => (await import('./trace.js')).registerTrace,
  ],
  [
    'deprecations [options]',
    'uses of deprecated routes, fields and parameters by company, credential and day, newest first',
    async () => (await import('./deprecations.js')).registerDeprecations,
  ],
  [
    'settings',
    'one line per setting: name, type, meaning and default',
    async () => (await import('./settings.js')).registerSettings,
  ],
];
