import { applyDecorators, SetMetadata, type Type } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';

/** Default limit of a body in bytes (§8). */
export const defaultBodyLimit = 512 * 1024;

export const bodyLimitKey = 'partner:body-limit';
export const optionalBodyKey = 'partner:optional-body';
export const unparsedBodyKey = 'partner:unparsed-body';

/** Sets a body limit in bytes other than the default 512 KB (§8: 64 KB for site events). */
export const BodyLimit = (bytes: number): MethodDecorator => SetMetadata(bodyLimitKey, bytes);

/**
 * Allows a request without a body, which counts as an empty object.
 * @param type the class of the body.
 */
export const OptionalBody = (type: Type): MethodDecorator =>
  applyDecorators(SetMetadata(optionalBodyKey, true), ApiBody({ type, required: false }));

/** Passes the handler an {@link UnparsedBody}, regardless of its content type: the token endpoint reads forms (W10). */
export const UnparsedBody = (): MethodDecorator => SetMetadata(unparsedBodyKey, true);

/** A body as received, decoded from UTF-8. */
export interface UnparsedBody {
  /** The media type in lower case, without parameters; empty when there is none. */
  readonly type: string;
  readonly text: string;
}
