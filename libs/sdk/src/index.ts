export { PartnerClient, type Operations } from './client.js';
export { PartnerApiError, PartnerConnectionError, PartnerError, PartnerTimeoutError } from './errors.js';
export type { CopyCheck, CopyResult } from './feed/check-copy.js';
export { type Checksum, checksumOf } from './feed/checksum.js';
export type { EventPage, Events, FollowOptions } from './feed/events.js';
export type { ReplayFilter, ReplayOptions, ReplayPart } from './feed/replay.js';
export type { Snapshot, SnapshotItem, SnapshotResource } from './feed/snapshot.js';
export type { components, operations, paths } from './generated/api.js';
export type { Answer } from './http/connection.js';
export type { Hooks, RequestInfo, ResponseInfo, RetryInfo, WarningInfo } from './http/hooks.js';
export type { ClientOptions, Credentials, OAuthClient, RequestOptions } from './http/options.js';
export type { Input, ItemOf, ListOperation, OperationId, Output } from './operation-types.js';
export type * from './records.js';
export type { SyncOptions, SyncProgress, SyncResult } from './sync/options.js';
export { type PostgresClient, postgresStore } from './sync/postgres-store.js';
export { sqliteStore } from './sync/sqlite-store.js';
export type { SyncKind, SyncRecord, SyncState, SyncStep, SyncStore } from './sync/store.js';
export type { Changeable, ChangeOf, RecordOf } from './update.js';
export {
  type Delivery,
  signWebhook,
  testDelivery,
  verifyWebhook,
  WebhookSignatureError,
} from './webhooks/signature.js';
