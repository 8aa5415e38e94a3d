import { type CanActivate, type ExecutionContext, type Type, UseGuards } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { WorkScope } from '@partner/postgres';
import type { CompletedRequest } from '@partner/runtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shapeOf, isObject } from '../validation/shape.js';

/** Declares that a route, body field or query parameter should no longer be used. It keeps working. */
export interface Deprecation {
  /** Version of the OpenAPI document that first has it. */
  readonly release: string;
  /** Day of that release, as `YYYY-MM-DD`. */
  readonly since: string;
  /** Last day on which it works, as `YYYY-MM-DD`, if there is one. */
  readonly sunset?: string;
  /** The replacement, such as `` `phone` ``. */
  readonly instead: string;
}

type DeprecatedUse = NonNullable<CompletedRequest['deprecated']>[number];

interface Use extends DeprecatedUse {
  readonly declared: Deprecation;
}

const member = 'x-deprecation';

const key = Symbol('deprecation');
let isAnyDeclared = false;
const fieldsOf = new WeakMap<Type, readonly (readonly [path: string, Deprecation])[]>();
const uses = new WeakMap<WorkScope, Use[]>();

/**
 * Deprecates a route, or a field or parameter of a request: in the OpenAPI document, the changelog, response headers
 * (RFC 9745, RFC 8594) and the counts of `partner deprecations`. Write it above the other decorators of the element.
 */
export function Deprecated(declared: Deprecation): MethodDecorator & PropertyDecorator {
  return (target: object, name: string | symbol, descriptor?: PropertyDescriptor): void => {
    isAnyDeclared = true;
    if (descriptor) {
      ApiOperation({ deprecated: true })(target, name, descriptor);
      ApiExtension(member, declared)(target, name, descriptor);
      UseGuards(new RouteUse(declared))(target, name, descriptor);
      return;
    }
    ApiProperty({ deprecated: true, [member]: declared } as object)(target, name);
    Reflect.defineMetadata(key, declared, target, name);
  };
}

/** Notes uses of a deprecated route; a guard also sees requests whose response is replayed. */
class RouteUse implements CanActivate {
  constructor(private readonly declared: Deprecation) {}

  canActivate(context: ExecutionContext): true {
    const { method, routeOptions, work } = context.switchToHttp().getRequest<FastifyRequest>();
    if (work) note(work, { kind: 'route', name: `${method} ${routeOptions.url}`, declared: this.declared });
    return true;
  }
}

export function noteDeprecatedFields(type: Type, value: unknown, kind: 'field' | 'parameter'): void {
  const work = isAnyDeclared ? WorkScope.current : undefined;
  if (!work) return;
  for (const [name, declared] of deprecatedFields(type))
    if (isGiven(value, name.split('.'))) note(work, { kind, name, declared });
}

/** Returns the deprecated elements that a request has used so far, or undefined. */
export const deprecatedUsesOf = ({ work }: FastifyRequest): readonly DeprecatedUse[] | undefined =>
  isAnyDeclared && work ? uses.get(work) : undefined;

/** Adds `Deprecation` and `Sunset` to responses to requests that used something deprecated. */
export function announceDeprecations(server: FastifyInstance): void {
  if (!isAnyDeclared) return;
  server.addHook('onSend', (request, reply, _payload, done) => {
    const declared = (request.work && uses.get(request.work))?.map((use) => use.declared) ?? [];
    const [since] = declared.map((one) => Date.parse(one.since)).toSorted();
    const [sunset] = declared.flatMap((one) => one.sunset ?? []).toSorted();
    if (since !== undefined) reply.header('deprecation', `@${since / 1_000}`);
    if (sunset !== undefined) reply.header('sunset', new Date(sunset).toUTCString());
    done();
  });
}

function note(work: WorkScope, use: Use): void {
  uses.set(work, [...(uses.get(work) ?? []), use]);
}

function deprecatedFields(type: Type): readonly (readonly [path: string, Deprecation])[] {
  const known = fieldsOf.get(type) ?? findDeprecated(type, '');
  fieldsOf.set(type, known);
  return known;
}

function findDeprecated(type: Type, before: string): (readonly [path: string, Deprecation])[] {
  const { names, inside } = shapeOf(type);
  return [...names].flatMap((name) => {
    const declared = Reflect.getMetadata(key, type.prototype as object, name) as Deprecation | undefined;
    const within = inside.get(name);
    return [
      ...(declared ? [[`${before}${name}`, declared] as const] : []),
      ...(within ? findDeprecated(within.type(), `${before}${name}.`) : []),
    ];
  });
}

/** True if the value has a member at this path; in a list, if any element has it. */
function isGiven(value: unknown, [name = '', ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => isGiven(one, [name, ...rest]));
  if (!isObject(value) || !Object.hasOwn(value, name)) return false;
  return rest.length === 0 || isGiven(value[name], rest);
}
