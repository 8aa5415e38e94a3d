import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { shapeOf } from '../validation/shape.js';

/** A body field as declared by its class. */
interface DescribedField {
  /** `lines[].name` for a field of the objects in a list. */
  readonly path: string;
  /** The documentation from the field's decorator. */
  readonly options: ApiPropertyOptions;
  /** Description of the kind, where `options` is less precise. */
  readonly words: string | undefined;
  readonly isList: boolean;
  readonly isObject: boolean;
}

/** The metadata key of @nestjs/swagger, which does not export it. */
const optionsKey = 'swagger/apiModelProperties';
const wordsKey = Symbol('words');

/** Records the description of a field's kind. */
export const KindDescription = (words: string): PropertyDecorator => Reflect.metadata(wordsKey, words);

/**
 * Lists the fields that a body of this class may have. Fields of nested objects follow the field that contains them.
 * Every other field is rejected as unknown.
 * @throws Error for a field that is read but not documented.
 */
export function describedFields(type: Type, before = ''): DescribedField[] {
  const { names, inside } = shapeOf(type);
  return [...names].flatMap((name) => {
    const path = `${before}${name}`;
    const of = <T>(key: string | symbol): T | undefined =>
      Reflect.getMetadata(key, type.prototype as object, name) as T | undefined;
    const options = of<ApiPropertyOptions>(optionsKey);
    if (!options) throw new Error(`${type.name} reads ${path} but does not document it`);
    const object = inside.get(name);
    const isList = object?.list === true;
    const field = { path, options, words: of<string>(wordsKey), isList, isObject: object !== undefined };
    return [field, ...(object ? describedFields(object.type(), `${path}${isList ? '[]' : ''}.`) : [])];
  });
}
