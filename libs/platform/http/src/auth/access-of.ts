import { type Access, accessKey } from './access.decorators.js';

/** Returns the access declared for a handler, or otherwise for its controller. */
export const accessOf = (handler: object, controller: object): Access | undefined =>
  (Reflect.getMetadata(accessKey, handler) ?? Reflect.getMetadata(accessKey, controller)) as Access | undefined;
