import type { Register } from './register.js';

/** Name and parameters as `partner --help` lists them, description, and the code, which is loaded when it is used. */
type ListedCommand = readonly [usage: string, description: string, load: () => Promise<{ register: Register }>];

/** Every command, in the order in which `partner --help` lists them. */
export const commands: readonly ListedCommand[] = [
  ['api', 'run an API server in the foreground', () => import('./servers.js')],
  ['worker', 'run a worker in the foreground', () => import('./servers.js')],
  ['portal', 'run a portal server in the foreground', () => import('./servers.js')],
  ['migrate', 'apply pending migrations', () => import('./migrate.js')],
  ['cells', 'list the cells of PARTNER_CELLS, and route requests to them', () => import('./cells.js')],
  ['deployment', 'manage the id of this deployment', () => import('./deployment.js')],
  ['redis', 'check the connection to Redis', () => import('./redis.js')],
  ['secrets', 'inspect and rotate the key PARTNER_SECRET', () => import('./secrets.js')],
  ['company', 'manage the companies of this deployment', () => import('./company.js')],
  ['credential', 'manage API keys and OAuth clients', () => import('./credential.js')],
  ['customer', 'manage the personal data of customers', () => import('./customer.js')],
  ['erasures', 'manage erasures of customers', () => import('./erasures.js')],
  [
    'sign-in-link [options]',
    'create a single-use portal sign-in link, valid for 8 hours',
    () => import('./sign-in-link.js'),
  ],
  ['user', 'manage the people who use the portal', () => import('./user.js')],
  ['webhook', 'manage webhook subscriptions', () => import('./webhook.js')],
  ['work-order', 'inspect work orders', () => import('./work-order.js')],
  ['apply [options] <file>', 'apply portal changes from a file of JSON lines', () => import('./apply.js')],
  [
    'demo [options]',
    'create the demo company if it is missing, and an API key with all scopes for it',
    () => import('./demo.js'),
  ],
  ['sweep [options] <group>', 'run the daily sweeps once, now', () => import('./sweep.js')],
  ['jobs', 'inspect pending and failed mail and CRM jobs', () => import('./jobs.js')],
  [
    'processor-events [options]',
    'one line per payment processor event, newest first',
    () => import('./processor-events.js'),
  ],
  [
    'show <kind> <id>',
    'print a stored record without its secrets, with its history and latest changes',
    () => import('./show.js'),
  ],
  ['deliveries', 'inspect webhook deliveries', () => import('./deliveries.js')],
  ['events', 'redeliver past events', () => import('./events.js')],
  ['audit [options]', 'one line per change, newest first', () => import('./audit.js')],
  [
    'trace [options] <request>',
    'show the changes, events, deliveries, attempts and jobs of a request',
    () => import('./trace.js'),
  ],
  [
    'deprecations [options]',
    'uses of deprecated routes, fields and parameters by company, credential and day, newest first',
    () => import('./deprecations.js'),
  ],
  ['settings', 'one line per setting: name, type, meaning and default', () => import('./settings.js')],
];
