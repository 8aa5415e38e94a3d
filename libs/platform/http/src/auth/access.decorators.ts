import { applyDecorators, SetMetadata, type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ApiBearerAuth, ApiOAuth2 } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { forbidden, lacksPermission } from '../errors/http-failure.js';

/** Access to a route: no credential, any valid credential, or a credential with a scope. */
export type Access = 'public' | 'anyCaller' | { readonly scope: string };

const accessKey = 'partner:access';

/** The wire prefix of every scope (A3). */
const prefix = 'partner-api.';

/** Requires a scope, given in its short form: `leads.read` (§5, A3). */
export const Scope = (name: string): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata<string, Access>(accessKey, { scope: prefix + name }),
    ApiBearerAuth('apiKey'),
    ApiOAuth2([prefix + name], 'oauth'),
  );

/** Requires a valid credential with any scopes: `/me` (§5). */
export const AnyCaller = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata<string, Access>(accessKey, 'anyCaller'), ApiBearerAuth('apiKey'), ApiOAuth2([], 'oauth'));

export const Public = (): MethodDecorator & ClassDecorator => SetMetadata<string, Access>(accessKey, 'public');

/** Returns the access declared for a handler, or otherwise for its controller. */
export const accessOf = (handler: object, controller: object): Access | undefined =>
  (Reflect.getMetadata(accessKey, handler) ?? Reflect.getMetadata(accessKey, controller)) as Access | undefined;

/** Returns 403 to a caller without the required scope, before any look-up (W9). */
@Injectable()
export class ScopeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(context.getHandler(), context.getClass());
    if (access === 'public' || access === 'anyCaller') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { caller } = request;
    if (access && caller?.kind === 'user' && !caller.scopes.has(access.scope)) throw lacksPermission(access.scope);
    if (!access || !caller?.scopes.has(access.scope)) throw forbidden(access?.scope);
    request.scope = access.scope;
    return true;
  }
}
