import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiOAuth2 } from '@nestjs/swagger';

/** Who may call a route: anybody, any credential, or a credential with a scope. */
export type Access = 'public' | 'anyCaller' | { readonly scope: string };

/** Where the access of a route is kept in its metadata. */
export const accessKey = 'partner:access';

/** The wire prefix of every scope (A3). */
const prefix = 'partner-api.';

/** Needs a scope, given in its short form: `leads.read` (§5, A3). */
export const Scope = (name: string): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata<string, Access>(accessKey, { scope: prefix + name }),
    ApiBearerAuth('apiKey'),
    ApiOAuth2([prefix + name], 'oauth'),
  );

/** Needs a valid credential, whatever its scopes: `/me` (§5). */
export const AnyCaller = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata<string, Access>(accessKey, 'anyCaller'), ApiBearerAuth('apiKey'), ApiOAuth2([], 'oauth'));

/** Needs no credential. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata<string, Access>(accessKey, 'public');
