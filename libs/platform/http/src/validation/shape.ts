import type { Type } from '@nestjs/common';
import type { Contexts } from '@partner/schema';
import { getMetadataStorage } from 'class-validator';

/** The class of a field's object, or of its list's elements. */
export interface Inside {
  readonly type: () => Type;
  readonly list?: boolean;
  /** The maximum number of elements in a list. */
  readonly max?: number;
}

/** The values that a parameter is compared with. Any other value is accepted and has no effect or finds nothing. */
export interface KnownValues {
  readonly values: readonly string[] | ((contexts: Contexts) => readonly string[]);
  /** True if the parameter is a list of values, separated by commas. */
  readonly list?: boolean;
  /** Returns the same text for all spellings of a value; by default values have one spelling. */
  readonly fold?: (text: string) => string;
}

/** A field or parameter as declared by its decorator, in addition to its checks and its documentation. */
export interface FieldDeclaration {
  /**
   * Converts the given value. Returns undefined if it counts as not given.
   * @param isChange true if the body changes an existing record (R24).
   */
  readonly read: (given: unknown, isChange: boolean) => unknown;
  /** The class inside, for checks that run before the body is converted. */
  readonly inside?: Inside;
  /** Description of the kind, where its documented schema is less precise. */
  readonly words?: string;
  /** Remedy for a wrong value, unless the field lists its values. */
  readonly reason?: string;
  /** The largest value with an effect: larger ones count as this one. A response header reports them (W4). */
  readonly most?: number;
  /** The values that have an effect, if the service knows them. A response header reports others (W4). */
  readonly known?: KnownValues;
}

export interface Shape {
  /** In order, inherited fields first. */
  readonly names: ReadonlySet<string>;
  readonly inside: ReadonlyMap<string, Inside>;
}

const declarationKey = Symbol('declaration');
const changesKey = Symbol('changes');
const shapes = new WeakMap<Type, Shape>();

export const Declares = (field: FieldDeclaration): PropertyDecorator => Reflect.metadata(declarationKey, field);

/** Returns the declaration of a field or parameter; undefined for a property without one. */
export const declarationOf = (type: Type, name: string): FieldDeclaration | undefined =>
  Reflect.getMetadata(declarationKey, type.prototype as object, name) as FieldDeclaration | undefined;

/**
 * Marks a class whose fields change an existing record: null clears clearable fields and is 400 elsewhere (R24).
 * @param elsewhere fields that other operations change, each with the route: the suggestion for an unknown field (W19).
 */
export const Changes = (elsewhere: Readonly<Record<string, string>> = {}): ClassDecorator =>
  Reflect.metadata(changesKey, elsewhere);

/** True for a class marked with `@Changes()`. In other classes, null in an optional field counts as not given (W18). */
export const isChanging = (type: object): boolean => Reflect.hasMetadata(changesKey, type);

export const elsewhereOf = (type: object): Readonly<Record<string, string>> =>
  (Reflect.getMetadata(changesKey, type) as Readonly<Record<string, string>> | undefined) ?? {};

const ignoresKey = Symbol('ignores unknown fields');

/** Marks a body whose unknown fields, at any depth, are ignored; a response header names them (W5). */
export const IgnoresUnknownFields = (): ClassDecorator => Reflect.metadata(ignoresKey, true);

export const ignoresUnknownFields = (type: object): boolean => Reflect.hasMetadata(ignoresKey, type);

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
  const insides = [...names].map((name) => [name, declarationOf(type, name)?.inside] as const);
  return { names, inside: new Map(insides.filter((entry): entry is [string, Inside] => entry[1] !== undefined)) };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
