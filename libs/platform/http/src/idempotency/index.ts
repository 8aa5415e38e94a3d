export { AnswerSeal } from './answer-seal.js';
export * from './idempotency-keys.js';
export * from './idempotency.interceptor.js';
export { Idempotent, type IdempotentOptions } from './idempotent.decorator.js';
export * from './sweep-idempotency-keys.js';
export { CallsOutside, IdempotencyKey, type LastStep } from './calls-outside.decorator.js';
