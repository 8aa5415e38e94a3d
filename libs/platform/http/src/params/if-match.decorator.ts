import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { invalid, type Version } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { onMethod } from './path.decorators.js';

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
