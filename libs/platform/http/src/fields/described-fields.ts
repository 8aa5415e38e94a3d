import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { declarationOf, shapeOf } from '../validation/shape.js';

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

/**
 * Lists the fields that a body of this class may have. Fields of nested objects follow the field that contains them.
 * Every other field is rejected as unknown.
 * @throws Error for a field that is read but not documented.
 */
export function describedFields(type: Type, before = ''): DescribedField[] {
  const { names, inside } = shapeOf(type);
  return [...names].flatMap((name) => {
    const path = `${before}${name}`;
    const options = Reflect.getMetadata(optionsKey, type.prototype as object, name) as ApiPropertyOptions | undefined;
    if (!options) throw new Error(`${type.name} reads ${path} but does not document it`);
    const object = inside.get(name);
    const isList = object?.list === true;
    const field = { path, options, words: declarationOf(type, name)?.words, isList, isObject: object !== undefined };
    return [field, ...(object ? describedFields(object.type(), `${path}${isList ? '[]' : ''}.`) : [])];
  });
}
