import type { ExecutionContext } from '@nestjs/common';
import { type Access, accessKey } from './access.decorators.js';

/** Returns the access declared for a handler, or otherwise for its controller. */
export const declaredAccess = (handler: object, controller: object): Access | undefined =>
  (Reflect.getMetadata(accessKey, handler) ?? Reflect.getMetadata(accessKey, controller)) as Access | undefined;

/** Returns the access of the called route. */
export const accessOf = (context: ExecutionContext): Access | undefined =>
  declaredAccess(context.getHandler(), context.getClass());
