import { invalid } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { bodyOverdue, tooLarge, unsupportedEncoding, unsupportedType } from '../errors/http-failure.js';
import {
  type UnparsedBody,
  bodyLimitKey,
  defaultBodyLimit,
  optionalBodyKey,
  unparsedBodyKey,
} from './body.decorators.js';
import { parseJson } from './parse-json.js';

/**
 * Returns the body of a request in the form that its handler expects.
 * @throws HttpFailure 413, 415; DomainError `invalid` when the body is malformed or not expected (W5).
 */
export async function readRequestBody(
  request: FastifyRequest,
  controller: object,
  handler: { readonly name: string },
): Promise<object | undefined> {
  const plan = bodyPlan(controller, handler);
  return plan.kind === 'unparsed' ? unparsed(request, plan) : json(request, plan);
}

async function json(request: FastifyRequest, { kind, limit }: BodyPlan): Promise<object | undefined> {
  const { raw } = request;
  const nothing = kind === 'required' ? undefined : {};
  if (!hasBody(raw)) return nothing;
  const bytes = await readBody(request, limit);
  // A chunked body may turn out to be empty.
  if (bytes.length === 0) return nothing;
  checkNotEncoded(raw);
  if (!isJson(raw.headers['content-type'])) throw unsupportedType();
  const body = parseJson(decoded(request, bytes));
  const [field] = Object.keys(body);
  if (kind === 'none' && field !== undefined) {
    throw invalid('this endpoint accepts no fields in its body', 'unknown_field', { allowedFields: [], field });
  }
  return body;
}

async function unparsed(request: FastifyRequest, { limit }: BodyPlan): Promise<UnparsedBody> {
  const { raw } = request;
  const [type = ''] = (raw.headers['content-type'] ?? '').split(';', 1);
  const bytes = hasBody(raw) ? await readBody(request, limit) : Buffer.alloc(0);
  if (bytes.length > 0) checkNotEncoded(raw);
  return { type: type.trim().toLowerCase(), text: decoded(request, bytes) };
}

/** @throws HttpFailure 415 for a compressed body, which would have to be unpacked before its size is known (W5). */
function checkNotEncoded({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== 'identity') throw unsupportedEncoding(encoding);
}

/** True for JSON in UTF-8. JSON is UTF-8 (RFC 8259), so `charset` is the only parameter checked. */
function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return type.trim() === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

/** The form in which a handler expects the request body. */
interface BodyPlan {
  readonly kind: 'required' | 'optional' | 'unparsed' | 'none';
  readonly limit: number;
}

const plans = new WeakMap<object, BodyPlan>();

/** Returns the plan of a handler, from its decorators. A handler without `@Body()` accepts no fields (W5). */
function bodyPlan(controller: object, handler: { readonly name: string }): BodyPlan {
  const known = plans.get(handler) ?? planOf(controller, handler);
  plans.set(handler, known);
  return known;
}

function planOf(controller: object, handler: { readonly name: string }): BodyPlan {
  const parameters = Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as object);
  const takesBody = parameters.some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
  const has = (key: string): boolean => Reflect.getMetadata(key, handler) === true;
  return {
    kind: has(unparsedBodyKey) ? 'unparsed' : !takesBody ? 'none' : has(optionalBodyKey) ? 'optional' : 'required',
    limit: (Reflect.getMetadata(bodyLimitKey, handler) as number | undefined) ?? defaultBodyLimit,
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a body of at most `limit` bytes, counted as they arrive, because the announced length may be missing. After a
 * rejection the rest is still read and dropped, so that the response reaches a caller that is sending.
 * @throws HttpFailure 408 (W20), 413; DomainError `invalid` when the body ends early.
 */
function readBody(request: FastifyRequest, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { raw } = request;
    const announced = raw.headers['content-length'];
    if (Number(announced ?? 0) > limit) return reject(tooLarge(limit));
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else stop(() => reject(tooLarge(limit)));
    };
    const onEnd = (): void => stop(() => resolve(Buffer.concat(chunks, size)));
    const onBroken = (): void => stop(() => reject(invalid('the body ended too early', 'invalid_body')));
    const stop = (settle: () => void): void => {
      request.rejectBody = undefined;
      raw.off('data', onData).off('end', onEnd).off('close', onBroken).off('error', onBroken);
      raw.on('error', () => undefined).resume();
      settle();
    };
    request.rejectBody = () => stop(() => reject(bodyOverdue(size, announced)));
    raw.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken);
  });
}

/** @throws DomainError `invalid` when the bytes are not UTF-8. */
function decoded(request: FastifyRequest, bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalid('the body is not valid UTF-8', 'invalid_body');
  const text = bytes.toString('utf8');
  if (request.caller?.keepsBodies) request.bodies = { request: text };
  return text;
}
