import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsDefined, ValidateIf } from 'class-validator';
import { HasReading } from '../validation/field-plan.js';
import { HasInside, type Inside } from '../validation/shape.js';
import { IsInWords } from './described-fields.js';

/** What every body field can say. */
export interface FieldOptions {
  /** Absent and null are 400. By default a field may be absent. */
  readonly required?: boolean;
  /** Null is taken by a change, and clears the field (R24). By default a change with null is 400. */
  readonly clearable?: boolean;
  readonly description?: string;
  /** What the document goes on saying where the rule is stricter: a released document may only take more (§9.3). */
  readonly released?: object;
  readonly example?: unknown;
}

/** What makes a kind of field: its schema, and its checks in the order in which they are made. */
export interface FieldKind {
  readonly schema: ApiPropertyOptions;
  readonly checks: readonly PropertyDecorator[];
  /** Makes the value of the field; what it cannot read it leaves as it is, for the checks to refuse. */
  readonly read?: (value: unknown) => unknown;
  /** Whether an empty text says the same as null (W18). */
  readonly emptyIsNull?: boolean;
  readonly inside?: Inside;
  /** The kind in words, where the schema of the released document says less. */
  readonly words?: string;
}

/** One decorator for reading, checking and documenting a field of a body. */
export function bodyField(options: FieldOptions, kind: FieldKind): PropertyDecorator {
  const { required = false, clearable = false, description, example, released } = options;
  const { schema, checks, inside, words } = kind;
  return applyDecorators(
    ApiProperty({
      ...schema,
      required,
      ...(clearable && { nullable: true }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...released,
    } as ApiPropertyOptions),
    ...(inside ? [HasInside(inside)] : []),
    ...(words === undefined ? [] : [IsInWords(words)]),
    HasReading((given, isChange) => valueFor(given, isChange, options, kind)),
    required && !clearable
      ? IsDefined({ message: '$property is required' })
      : ValidateIf((_, value) => value !== undefined && !(clearable && value === null)),
    ...checks,
  );
}

/**
 * Null where it clears, undefined where it counts as not given; elsewhere the value, for the checks to refuse (W18).
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
