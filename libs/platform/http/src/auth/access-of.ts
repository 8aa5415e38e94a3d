import type { ExecutionContext } from '@nestjs/common';
import { type Access, accessKey } from './access.decorators.js';

/** The access declared for a handler, or else for its whole controller. */
export const declaredAccess = (handler: object, controller: object): Access | undefined =>
  (Reflect.getMetadata(accessKey, handler) ?? Reflect.getMetadata(accessKey, controller)) as Access | undefined;

/** The access of the route that is called. */
export const accessOf = (context: ExecutionContext): Access | undefined =>
  declaredAccess(context.getHandler(), context.getClass());
