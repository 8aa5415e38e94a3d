import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam, ApiHeader } from '@nestjs/swagger';
import { type Id, invalid, isId, type Version } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { errorCauses } from '../errors/causes.js';
import { HttpFailure, unauthorized } from '../errors/http-failure.js';
import type { Caller as CallerType } from '../auth/caller-resolver.js';

export interface PathIdOptions {
  /** `id` by default. */
  readonly name?: string;
  /** The record that the id belongs to. The document generates a description for `id` itself. */
  readonly description?: string;
  /** 404 by default, 400 with `invalid` (W3: customer merge). */
  readonly malformed?: 'invalid';
}

const { malformed_id } = errorCauses.not_found;

/** An id in the path (W3): no record can have a malformed one. */
export const PathId = ({ name = 'id', description, malformed }: PathIdOptions = {}): ParameterDecorator =>
  PathParam(
    { name, description, schema: { type: 'string', pattern: '^[0-9a-f]{24}$', example: '65f0c0ffee0000000000a001' } },
    (value): Id => {
      if (isId(value)) return value;
      const lower = value.toLowerCase();
      const suggestion = isId(lower) ? lower : undefined;
      throw malformed === 'invalid'
        ? invalid(`${name} must be an id of 24 lower-case hex characters`, 'invalid_field', { field: name, suggestion })
        : new HttpFailure('not_found', 'not found', {}, { field: name, suggestion, reason: malformed_id });
    },
  );

/** A text in the path. @param read returns the value of the argument, and throws for a malformed one. */
export function PathParam(
  parameter: { readonly name: string; readonly description?: string; readonly schema: object },
  read: (value: string) => unknown,
): ParameterDecorator {
  const factory = (_: unknown, context: ExecutionContext): unknown => {
    const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    return read(params[parameter.name] ?? '');
  };
  return createParamDecorator(factory, [onMethod(ApiParam(parameter))])();
}

export function onMethod(decorator: MethodDecorator): ParameterDecorator {
  return (target, method) => {
    const descriptor = method === undefined ? undefined : Object.getOwnPropertyDescriptor(target, method);
    if (method !== undefined && descriptor) decorator(target, method, descriptor);
  };
}

/** The caller of the request, as the actor of use cases. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerType => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw unauthorized('no_authorization');
  return caller;
});

/** {@inheritDoc CallerType} */
export type Caller = CallerType;

const version = /^(?:(?:W\/)?"(0|[1-9]\d{0,8})"|(0|[1-9]\d{0,8}))$/;

/**
 * Returns the version in an `If-Match` value, or undefined if it accepts any version (R20).
 * @throws DomainError `invalid` for anything but one version, quoted, weak or as a bare integer, or `*`.
 */
function expectedVersion(header: string | undefined): Version | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, quoted, bare = quoted] = version.exec(header) ?? [];
  if (bare === undefined) {
    throw invalid('If-Match must be one version, like "3" or 3, or *', 'invalid_header', {
      field: 'If-Match',
      reason: 'Send the ETag of the record unchanged.',
    });
  }
  return Number(bare);
}

/** The version that the caller expects the record to have (§4.3.4). */
export const IfMatch = createParamDecorator(
  // Node joins repeated headers with a comma, which no version contains.
  (_: unknown, context: ExecutionContext) =>
    expectedVersion(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
  [
    onMethod(
      ApiHeader({
        name: 'If-Match',
        required: false,
        description:
          'The expected version of the record: its `ETag`, or the bare integer. ' +
          'A different version returns 409 with the current `ETag`.',
        schema: { type: 'string', example: '"3"' },
      }),
    ),
  ],
);
