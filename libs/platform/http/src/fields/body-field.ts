import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsDefined, ValidateBy, ValidateIf } from 'class-validator';
import { Declares, type FieldDeclaration, declarationOf, shapeOf } from '../validation/shape.js';

export interface FieldOptions {
  /** Absent and null are 400. By default a field may be absent. */
  readonly required?: boolean;
  /** A PATCH may send null to clear the field (R24). By default null in a PATCH is 400. */
  readonly clearable?: boolean;
  readonly description?: string;
  /** Schema that the document keeps although the rule is stricter: a released document may only become wider (§9.3). */
  readonly released?: object;
  readonly example?: unknown;
}

export interface FieldKind extends Pick<FieldDeclaration, 'inside' | 'words'> {
  readonly schema: ApiPropertyOptions;
  readonly checks: readonly PropertyDecorator[];
  /** Example and description of fields without their own. */
  readonly example?: unknown;
  readonly description?: string;
  /** Converts the value of the field. Leaves unreadable values unchanged, for the checks to reject. */
  readonly read?: (value: unknown) => unknown;
  /** True if empty text counts as null (W18). */
  readonly emptyIsNull?: boolean;
}

/**
 * Creates a check of a value, or of each element of a list.
 * @param what the rule, completing "must" in the error text.
 */
export const must = (what: string, validate: (value: unknown) => boolean, each = false): PropertyDecorator =>
  ValidateBy({ name: what, validator: { validate, defaultMessage: () => `$property must ${what}` } }, { each });

/** Creates one decorator that reads, checks and documents a body field. */
export function bodyField(options: FieldOptions, kind: FieldKind): PropertyDecorator {
  const { required = false, clearable = false, released } = options;
  const { schema, checks, inside, words } = kind;
  const { description, example } = { ...kind, ...options };
  return applyDecorators(
    ApiProperty({
      ...schema,
      required,
      ...(clearable && { nullable: true }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...released,
    } as ApiPropertyOptions),
    Declares({ inside, words, read: (given, isChange) => valueFor(given, isChange, options, kind) }),
    required && !clearable
      ? IsDefined({ message: '$property is required' })
      : ValidateIf((_, value) => value !== undefined && !(clearable && value === null)),
    ...checks,
  );
}

/**
 * Returns null to clear the field and undefined if it counts as not given. Otherwise returns the value for the checks
 * (W18).
 */
function valueFor(
  given: unknown,
  isChange: boolean,
  { required, clearable }: FieldOptions,
  { read, emptyIsNull }: FieldKind,
): unknown {
  const value = read ? read(given) : given;
  const isNull = value === null || (emptyIsNull && value === '');
  if (!isNull || required) return value;
  if (!isChange) return undefined;
  return clearable ? null : value;
}

interface DescribedField {
  /** `lines[].name` for a field of the objects in a list. */
  readonly path: string;
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
