export { type Actor, portal, system } from './actor.js';
export { type RecordState, type ExternalReferences, type Snapshot, Aggregate } from './aggregate.js';
export { AllItems, type ItemLines, type NextItems } from './all-items.js';
export { ReplacedSecrets } from './replaced-secrets.js';
export { HiddenRecords } from './hidden-records.js';
export { AuditQueries } from './audit-queries.js';
export { AuditTrail } from './audit-trail.js';
export { dayMs, hourMs, minuteMs, parseSpan, parseInstant, type Span } from './calendar.js';
export { causeText } from './cause-text.js';
export { Clock, FixedClock } from './clock.js';
export {
  defineContext,
  type ContextDeclaration,
  type DeclaredContexts,
  type ResourceDeclaration,
  type ResourceType,
} from './context.js';
export { commonReasons } from './error-reasons.js';
export {
  DomainError,
  invalid,
  missing,
  cursorReason,
  invalidCursor,
  notFound,
  conflict,
  staleVersion,
  gone,
  unavailable,
} from './errors.js';
export { ExternalData } from './external-data.js';
export { checkFixedFields } from './fixed-fields.js';
export { mergeReferences, mergeMetadata, checkMaps, type MapPatch } from './free-json.js';
export { newId, isId, firstIdAt, creationTime, type Id, type CompanyId, type Version, minId } from './id.js';
export { JsonResponse, RecordResponse } from './json-response.js';
export type { ListDefinition } from './list-definition.js';
export { money, sumOf, subtract, multiply, divide, hasDecimals, type Money } from './money.js';
export { nearestName } from './nearest-name.js';
export { Numbers } from './numbers.js';
export { omitUndefined } from './omit-undefined.js';
export { Outbox, type Job, JobHandler, JobFailure } from './outbox.js';
export type { Page, Sort } from './paging.js';
export { PutRecord, DeleteRecord } from './put-record.js';
export { RecordQueries, StatusRecordQueries } from './record-queries.js';
export { Records } from './records.js';
export { samples } from './samples.js';
export type { SealedOwner } from './sealed-owner.js';
export { settleAll } from './settle-all.js';
export { StatusChanges } from './status-changes.js';
export { StatusRecord } from './status-record.js';
export { type SweepStep, Sweep } from './sweep.js';
export { newToken, hashOfToken } from './token.js';
export { transitions, type StatusOf, type Transitions } from './transitions.js';
export { UnitOfWork } from './unit-of-work.js';
export { parseHttpUrl } from './http-url.js';
