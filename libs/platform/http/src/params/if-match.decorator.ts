import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { invalid, type Version } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { onMethod } from './path.decorators.js';

const quoted = /^(?:W\/)?"(\d{1,9})"$/;

/**
 * The version named by an `If-Match` value; undefined when any version will do (R20).
 * @throws DomainError `invalid` for anything but one quoted version, its weak form, or `*`.
 */
function expectedVersion(header: string | undefined): Version | undefined {
  if (header === undefined || header === '*') return undefined;
  const version = quoted.exec(header)?.[1];
  if (version === undefined) throw invalid('If-Match must be one version in quotes, like "3", or *', 'invalid_header');
  return Number(version);
}

/** The version the caller expects the record to have (§4.3.4). */
export const IfMatch = createParamDecorator(
  // Node joins a repeated header with a comma, which is no version.
  (_: unknown, context: ExecutionContext) =>
    expectedVersion(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
  [
    onMethod(
      ApiHeader({
        name: 'If-Match',
        required: false,
        description: 'The version the record is expected to have, in quotes; another one answers 409 with its `ETag`.',
        schema: { type: 'string', example: '"3"' },
      }),
    ),
  ],
);
