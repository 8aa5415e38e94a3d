import { invalid } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { unsupportedType } from '../errors/http-failure.js';
import type { UnparsedBody } from './body.decorators.js';
import { bodyPlan, type BodyPlan } from './body-plan.js';
import { parseJson } from './parse-json.js';
import { decoded, hasBody, readBody } from './read-body.js';

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

async function json({ raw }: FastifyRequest, { kind, limit }: BodyPlan): Promise<object | undefined> {
  const nothing = kind === 'required' ? undefined : {};
  if (!hasBody(raw)) return nothing;
  const bytes = await readBody(raw, limit);
  // A chunked body may turn out to be empty.
  if (bytes.length === 0) return nothing;
  if (!isJson(raw.headers['content-type'])) throw unsupportedType();
  const body = parseJson(decoded(bytes));
  if (kind === 'none' && Object.keys(body).length > 0) {
    throw invalid('this endpoint accepts no fields in its body', 'unknown_field', { allowedFields: [] });
  }
  return body;
}

async function unparsed({ raw }: FastifyRequest, { limit }: BodyPlan): Promise<UnparsedBody> {
  const [type = ''] = (raw.headers['content-type'] ?? '').split(';', 1);
  return { type: type.trim().toLowerCase(), text: hasBody(raw) ? decoded(await readBody(raw, limit)) : '' };
}

/** True for JSON in UTF-8. JSON is UTF-8 (RFC 8259), so `charset` is the only parameter checked. */
function isJson(contentType = ''): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return type.trim() === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}
