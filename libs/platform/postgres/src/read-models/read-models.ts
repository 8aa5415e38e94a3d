export { isShown, type ItemRow } from '../loaders/item-response.js';
export { ItemLoader } from '../loaders/item-loader.js';
export { type AllItemsPlan, itemsAfter } from './items-after.js';
export { joined, type Joined, joinsOf, listDefinition, type ListSource } from './joined.js';
export { between, equals, type ListQuery, listStatement } from './list.js';
export { DatabaseRecordQueries, queriesOf, type ReadModel, type RecordSource } from './read-model.js';
export { type Span, within } from './span.js';
export { statusHistoryStatement, statusIs } from './status-history.js';
