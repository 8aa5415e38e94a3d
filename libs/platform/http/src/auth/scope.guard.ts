import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { forbidden, lacksPermission } from '../errors/http-failure.js';
import { accessOf } from './access.decorators.js';

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
