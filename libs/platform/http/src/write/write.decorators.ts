import {
  applyDecorators,
  Delete as DeleteRoute,
  Patch as PatchRoute,
  Post as PostRoute,
  Put as PutRoute,
  UseInterceptors,
} from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { WriteInterceptor } from './write.interceptor.js';

/** Creates the decorator of a route that changes data. Routes that only read have no interceptor and no overhead. */
const writing =
  (route: (path?: string) => MethodDecorator) =>
  (path?: string): MethodDecorator =>
    applyDecorators(route(path), UseInterceptors(WriteInterceptor));

/** Replaces Nest's decorator: reads the body after the guards (W9) and runs the handler in one transaction. */
export const Post = writing(PostRoute);
/** Like {@link Post}. */
export const Patch = writing(PatchRoute);
/** Like {@link Post}. */
export const Put = writing(PutRoute);
/** Like {@link Post}. */
export const Delete = writing(DeleteRoute);

/** True if the handler uses one of these decorators. */
export const isWriting = (handler: object): boolean =>
  ((Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[]).includes(WriteInterceptor);
