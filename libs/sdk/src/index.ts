export { PartnerClient, type Operations, type Resources } from './client.js';
export {
  type FieldError,
  PartnerApiError,
  PartnerConflictError,
  PartnerConnectionError,
  PartnerError,
  PartnerNotFoundError,
  PartnerRateLimitError,
  PartnerTimeoutError,
  PartnerValidationError,
} from './errors.js';
export type { CopyCheck, CopyResult } from './feed/check-copy.js';
export { type Checksum, checksumOf } from './feed/checksum.js';
export type { EventPage, Events, FollowOptions } from './feed/events.js';
export type { ReplayFilter, ReplayOptions, ReplayPart } from './feed/replay.js';
export type { Snapshot, SnapshotItem, SnapshotResource } from './feed/snapshot.js';
export type { components, operations, paths } from './generated/api.js';
export type { Answer } from './http/connection.js';
export type { Hooks, RequestInfo, ResponseInfo, RetryInfo, WarningInfo } from './http/hooks.js';
export type { ClientOptions, Credentials, DryRun, Effects, OAuthClient, RequestOptions } from './http/options.js';
export type { Input, ItemOf, ListOperation, OperationId, Output } from './operation-types.js';
export type * from './records.js';
export { createSandbox, type Sandbox } from './sandbox.js';
export * from './sync/index.js';
export type { Changeable, ChangeOf, RecordOf } from './update.js';
export * from './webhooks/index.js';
