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

/** A route that changes something. A route that only reads has nothing around its handler, and pays for nothing. */
const writing =
  (route: (path?: string) => MethodDecorator) =>
  (path?: string): MethodDecorator =>
    applyDecorators(route(path), UseInterceptors(WriteInterceptor));

/** In place of Nest's: its body is read behind the guards (W9), and what it does is one transaction. */
export const Post = writing(PostRoute);
/** As {@link Post}. */
export const Patch = writing(PatchRoute);
/** As {@link Post}. */
export const Put = writing(PutRoute);
/** As {@link Post}. */
export const Delete = writing(DeleteRoute);

/** Whether a handler is one of them. */
export const isWriting = (handler: object): boolean =>
  ((Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[]).includes(WriteInterceptor);
