import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

/** The class inside a field: of an object, or of the elements of a list. */
export interface Inside {
  readonly type: () => Type;
  readonly list?: boolean;
  /** The most elements a list may have. */
  readonly max?: number;
}

/** The fields of a class, as the bodies of requests see them. */
export interface Shape {
  /** In their order, those it inherits first. */
  readonly names: ReadonlySet<string>;
  readonly inside: ReadonlyMap<string, Inside>;
}

const insideKey = Symbol('inside');
const changesKey = Symbol('changes');
const shapes = new WeakMap<Type, Shape>();

/** Notes the class inside a field, for what is checked before anything is made of a body. */
export const HasInside = (inside: Inside): PropertyDecorator => Reflect.metadata(insideKey, inside);

/**
 * A class whose fields change a record that exists: null clears those that may be cleared, and is 400 elsewhere (R24).
 */
export const Changes = (): ClassDecorator => Reflect.metadata(changesKey, true);

/** Whether it is one of them. In any other class, null in an optional field counts as not given (W18). */
export const isChanging = (type: object): boolean => Reflect.getMetadata(changesKey, type) === true;

/** The shape of a class, from the checks that its fields carry; one without any has no fields. */
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
