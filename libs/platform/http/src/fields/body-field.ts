import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsDefined, ValidateIf } from 'class-validator';
import { addBodyField, type BodyField } from '../shape/field.js';

/** What every body field can say. */
export interface FieldOptions {
  /** Absent and null are 400. By default a field may be absent, and null is 400 (R24). */
  readonly required?: boolean;
  /** Null is taken, and clears the field (R24). */
  readonly clearable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
}

/** What makes a kind of field: its schema, and its checks in the order in which they are made. */
export interface FieldKind extends Omit<BodyField, 'name'> {
  readonly schema: ApiPropertyOptions;
  readonly checks: readonly PropertyDecorator[];
}

/** One decorator for reading, checking and documenting a field of a body. */
export function bodyField(options: FieldOptions, { schema, checks, ...field }: FieldKind): PropertyDecorator {
  const { required = false, clearable = false, description, example } = options;
  const decorators = [
    ApiProperty({
      ...schema,
      required,
      ...(clearable && { nullable: true }),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    } as ApiPropertyOptions),
    required && !clearable
      ? IsDefined({ message: '$property is required' })
      : ValidateIf((_, value) => value !== undefined && !(clearable && value === null)),
    ...checks,
  ];
  return (prototype, name) => {
    addBodyField(prototype, { ...field, name: String(name) });
    for (const decorator of decorators) decorator(prototype, name);
  };
}
