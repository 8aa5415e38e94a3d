import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { shapeOf } from '../validation/shape.js';

/** A field of a body, as its class declares it. */
interface DescribedField {
  /** `lines[].name` for a field of the objects in a list. */
  readonly path: string;
  /** The documentation that the decorator of the field has. */
  readonly options: ApiPropertyOptions;
  /** The kind in words, where these options say less. */
  readonly words: string | undefined;
  readonly isList: boolean;
  readonly isObject: boolean;
}

/** The key of @nestjs/swagger, which exports it from no public place. */
const optionsKey = 'swagger/apiModelProperties';
const wordsKey = Symbol('words');

/** Notes the kind of a field in words. */
export const IsInWords = (words: string): PropertyDecorator => Reflect.metadata(wordsKey, words);

/**
 * The fields that a body of this class may have, those of objects inside behind the field that they are in: exactly the
 * ones that are not refused as unknown.
 * @throws Error for a field that is read and documents nothing.
 */
export function describedFields(type: Type, before = ''): DescribedField[] {
  const { names, inside } = shapeOf(type);
  return [...names].flatMap((name) => {
    const path = `${before}${name}`;
    const of = <T>(key: string | symbol): T | undefined =>
      Reflect.getMetadata(key, type.prototype as object, name) as T | undefined;
    const options = of<ApiPropertyOptions>(optionsKey);
    if (!options) throw new Error(`${type.name} reads ${path}, and documents nothing of it`);
    const object = inside.get(name);
    const isList = object?.list === true;
    const field = { path, options, words: of<string>(wordsKey), isList, isObject: object !== undefined };
    return [field, ...(object ? describedFields(object.type(), `${path}${isList ? '[]' : ''}.`) : [])];
  });
}
