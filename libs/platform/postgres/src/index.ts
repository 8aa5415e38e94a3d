export { ChangeChannel } from './change-channel/change-channel.js';
export type { Connections } from './connection/connection.js';
export { conflictLookUp, conflictOn, refusal, translateError } from './connection/postgres-errors.js';
export { pinnedSettings } from './connection/session-settings.js';
export { Database } from './database.js';
export { databaseProviders } from './database.providers.js';
export { batchLoader } from './batch-loader.js';
export { ItemLoader } from './read-models/item-loader.js';
export { type IdSpan, within } from './read-models/id-span.js';
export { joined, type Joined, listDefinition, type ListSource } from './read-models/joined.js';
export { Json, type JsonMembers } from './read-models/json.js';
export { between, equals, listStatement } from './read-models/list.js';
export { DatabaseRecordQueries, queriesOf, type ReadModel } from './read-models/read-model.js';
export { statusIs } from './read-models/status-history.js';
export {
  columnSearch,
  type Condition,
  contains,
  hasReference,
  lookUpMatches,
  textSearch,
} from './read-models/text-search.js';
export { DatabaseServers } from './servers/database-servers.js';
export { UnsupportedDatabase } from './servers/supported-database.js';
export { statementTemplate } from './statements/statement-template.js';
export { CrossCompanyDatabase } from './tenancy/cross-company-database.js';
export { lookUp, lookUpHere } from './tenancy/look-up.js';
export { companySetting, presentRows, presentRowsOrFail, roles } from './servers/roles.js';
export { companyMoves } from './transaction/current-company.js';
export { currentTransaction } from './transaction/current-transaction.js';
export { FinalStatement } from './transaction/final-statement.js';
export { Transaction } from './transaction/transaction.js';
export { WorkScope } from './work-scope.js';
export { WorkerRegister } from './worker-session/worker-register.js';
export { WorkerSession } from './worker-session/worker-session.js';
