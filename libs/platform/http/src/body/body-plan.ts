import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal.js';
import { bodyLimitKey, defaultBodyLimit, optionalBodyKey, unparsedBodyKey } from './body.decorators.js';

/** The form in which a handler expects the request body. */
export interface BodyPlan {
  readonly kind: 'required' | 'optional' | 'unparsed' | 'none';
  /** In bytes. */
  readonly limit: number;
}

const plans = new WeakMap<object, BodyPlan>();

/** Returns the plan of a handler, from its decorators. A handler without `@Body()` accepts no fields (W5). */
export function bodyPlan(controller: object, handler: { readonly name: string }): BodyPlan {
  const known = plans.get(handler) ?? planOf(controller, handler);
  plans.set(handler, known);
  return known;
}

function planOf(controller: object, handler: { readonly name: string }): BodyPlan {
  const parameters = Object.keys((Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as object);
  const takesBody = parameters.some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
  const has = (key: string): boolean => Reflect.getMetadata(key, handler) === true;
  return {
    kind: has(unparsedBodyKey) ? 'unparsed' : !takesBody ? 'none' : has(optionalBodyKey) ? 'optional' : 'required',
    limit: (Reflect.getMetadata(bodyLimitKey, handler) as number | undefined) ?? defaultBodyLimit,
  };
}
