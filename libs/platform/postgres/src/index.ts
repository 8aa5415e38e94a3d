export { ChangeChannel } from './change-channel/change-channel.js';
export { LimitedWarnings } from './connection/connection-pool.js';
export type { Connections } from './connection/connection.js';
export { conflictOn, refusal, translateError } from './connection/postgres-errors.js';
export { Database } from './database.js';
export { databaseProviders } from './database.providers.js';
export { batchLoader } from './batch-loader.js';
export { ItemLoader } from './read-models/item-loader.js';
export { type IdSpan, within } from './read-models/id-span.js';
export { Json, type JsonMembers } from './read-models/json.js';
export {
  between,
  equals,
  joined,
  type Joined,
  listDefinition,
  type ListSource,
  listStatement,
} from './read-models/list.js';
export { DatabaseRecordQueries, queriesOf, type ReadModel } from './read-models/read-model.js';
export { statusIs } from './read-models/status-is.js';
export { type Condition, contains, hasReference, textSearch } from './read-models/text-search.js';
export { DatabaseServers } from './servers/database-servers.js';
export { UnsupportedDatabase } from './servers/supported-database.js';
export { statementTemplate } from './statements/statement-template.js';
export { CrossCompanyDatabase } from './tenancy/cross-company-database.js';
export { lookUp } from './tenancy/look-up.js';
export { companySetting, presentCompany, roles } from './servers/roles.js';
export { companyMoves } from './transaction/current-company.js';
export { FinalStatement, Transaction } from './transaction/transaction.js';
export { WorkScope } from './work-scope.js';
export { WorkerRegister } from './worker-session/worker-register.js';
export { WorkerSession } from './worker-session/worker-session.js';
