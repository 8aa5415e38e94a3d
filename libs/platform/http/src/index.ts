export { accessOf, Scope, AnyCaller, Public } from './auth/access.decorators.js';
export { CallerResolver } from './auth/caller-resolver.js';
export { PublicLink } from './auth/public-link.js';
export { BodyLimit, OptionalBody, UnparsedBody } from './body/body.decorators.js';
export { parseJson } from './body/parse-json.js';
export { Deprecated } from './deprecation/deprecation.js';
export { errorCauses } from './errors/causes.js';
export { errorCatalogue } from './errors/error-catalogue.js';
export { failureOf } from './errors/failure.js';
export { HttpFailure } from './errors/http-failure.js';
export { describedFields } from './fields/body-field.js';
export { FreeJson, ListOf, Metadata, Nested, References, ValueList } from './fields/object.fields.js';
export {
  PageParam,
  queryParam,
  LimitParam,
  SpanParam,
  ChoiceParam,
  TextParam,
  ListParam,
  IdParam,
  NumberParam,
} from './fields/query.fields.js';
export { Text, Name, SerialNumber, WebAddress, Email, Phone, OneOf, IdField } from './fields/text.fields.js';
export { Flag, Amount, FiniteNumber, Integer, Instant, DateField, ReadOnlyField } from './fields/value.fields.js';
export { IdempotencyKeys } from './idempotency/idempotency-keys.js';
export { NoDryRun } from './dry-run/dry-run.js';
export { BeforeTransaction, Idempotent } from './idempotency/idempotent.decorator.js';
export { ListCache } from './list-cache/list-cache.js';
export { Caller, IfMatch, PathId, PathParam } from './params/path.decorators.js';
export { ApiAdapter } from './pipeline/api-adapter.js';
export { setStandardHeaders } from './pipeline/finish.js';
export { HttpModule } from './http.module.js';
export { processChecks } from './pipeline/process-checks.js';
export { serveProcess } from './pipeline/serve-process.js';
export { PlatformStateModule } from './platform-state.module.js';
export { RateLimit } from './rate-limit/rate-limit.guard.js';
export { RateLimits } from './rate-limit/rate-limits.js';
export { TokenBuckets } from './rate-limit/token-buckets.js';
export { checkRedis } from './redis/redis-connection.js';
export { warnIfEmpty } from './validation/query-warnings.js';
export { readObject } from './validation/read-fields.js';
export { Changes, IgnoresUnknownFields } from './validation/shape.js';
export { Delete, Patch, Post, Put } from './write/write.decorators.js';
