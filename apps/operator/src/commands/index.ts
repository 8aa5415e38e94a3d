import { registerApply } from './apply.js';
import { registerAudit } from './audit.js';
import { registerCells } from './cells.js';
import { registerCompany } from './company.js';
import { registerCredential } from './credential.js';
import { registerCustomer } from './customer.js';
import { registerDeliveries } from './deliveries.js';
import { registerDemo } from './demo.js';
import { registerDeprecations } from './deprecations.js';
import { registerEvents } from './events.js';
import { registerJobs } from './jobs.js';
import { registerListen } from './listen.js';
import { registerMigrate } from './migrate.js';
import { registerProcessorEvents } from './processor-events.js';
import type { Register } from './register.js';
import { registerSecrets } from './secrets.js';
import { registerSettings } from './settings.js';
import { registerServers } from './servers.js';
import { registerShow } from './show.js';
import { registerSignInLink } from './sign-in-link.js';
import { registerSweep } from './sweep.js';
import { registerTrace } from './trace.js';
import { registerUser } from './user.js';
import { registerWebhook } from './webhook.js';
import { registerWorkOrder } from './work-order.js';

/** Every command, in the order in which `partner --help` lists them. */
export const registrations: readonly Register[] = [
  registerServers,
  registerMigrate,
  registerCells,
  registerSecrets,
  registerCompany,
  registerCredential,
  registerCustomer,
  registerSignInLink,
  registerUser,
  registerWebhook,
  registerListen,
  registerWorkOrder,
  registerApply,
  registerDemo,
  registerSweep,
  registerJobs,
  registerProcessorEvents,
  registerShow,
  registerDeliveries,
  registerEvents,
  registerAudit,
  registerTrace,
  registerDeprecations,
  registerSettings,
];
