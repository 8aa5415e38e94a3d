import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

/** The class of a field's object, or of its list's elements. */
export interface Inside {
  readonly type: () => Type;
  readonly list?: boolean;
  /** The maximum number of elements in a list. */
  readonly max?: number;
}

/** The fields of a class in request bodies. */
export interface Shape {
  /** In order, inherited fields first. */
  readonly names: ReadonlySet<string>;
  readonly inside: ReadonlyMap<string, Inside>;
}

const insideKey = Symbol('inside');
const changesKey = Symbol('changes');
const shapes = new WeakMap<Type, Shape>();

/** Records the class inside a field, for checks that run before the body is converted. */
export const HasInside = (inside: Inside): PropertyDecorator => Reflect.metadata(insideKey, inside);

/**
 * Marks a class whose fields change an existing record: null clears clearable fields and is 400 elsewhere (R24).
 * @param elsewhere fields that other operations change, each with the route: the suggestion for an unknown field (W19).
 */
export const Changes = (elsewhere: Readonly<Record<string, string>> = {}): ClassDecorator =>
  Reflect.metadata(changesKey, elsewhere);

/** True for a class marked with `@Changes()`. In other classes, null in an optional field counts as not given (W18). */
export const isChanging = (type: object): boolean => Reflect.hasMetadata(changesKey, type);

/** Returns the routes for fields that other operations change, by field. */
export const elsewhereOf = (type: object): Readonly<Record<string, string>> =>
  (Reflect.getMetadata(changesKey, type) as Readonly<Record<string, string>> | undefined) ?? {};

/** Returns the shape of a class, from its validation decorators. A class without any has no fields. */
export function shapeOf(type: Type): Shape {
  const known = shapes.get(type) ?? findShape(type);
  shapes.set(type, known);
  return known;
}

function findShape(type: Type): Shape {
  const checks = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const inherited = checks.filter(({ target }) => target !== type);
  const own = checks.filter(({ target }) => target === type);
  const names = new Set([...inherited, ...own].map(({ propertyName }) => propertyName));
  const insides = [...names].map((name) => [name, insideOf(type, name)] as const);
  return { names, inside: new Map(insides.filter((entry): entry is [string, Inside] => entry[1] !== undefined)) };
}

const insideOf = (type: Type, name: string): Inside | undefined =>
  Reflect.getMetadata(insideKey, type.prototype as object, name) as Inside | undefined;
