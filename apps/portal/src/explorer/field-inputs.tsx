import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Field } from '../api/document';
import { isJson, type Values } from './operations';

interface FieldInputsProps {
  readonly fields: readonly Field[];
  /** Path of the fields' parent. */
  readonly path: string;
  readonly values: Values;
  readonly set: (path: string, value: string) => void;
}

/** Inputs for the members of an object. Objects inside it are groups. */
export function FieldInputs({ fields, path, values, set }: FieldInputsProps) {
  return (
    <>
      {fields.map((field) => {
        const own = `${path}.${field.name}`;
        if (!field.fields)
          return <FieldInput key={own} field={field} value={values[own] ?? ''} set={(value) => set(own, value)} />;
        return (
          <fieldset key={own} className="fields">
            <legend>{field.name}</legend>
            <FieldInputs fields={field.fields} path={own} values={values} set={set} />
          </fieldset>
        );
      })}
    </>
  );
}

interface FieldInputProps {
  readonly field: Field;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** Input for one value. */
export function FieldInput({ field, value, set }: FieldInputProps) {
  const { name, type, format, required = false, description, choices, example } = field;
  const label = `${name} (${choices ? 'choice' : (format ?? type)})`;
  const common = {
    label,
    required,
    description: description && description.replaceAll('`', ''),
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => set(event.currentTarget.value),
  };
  const options = choices?.map(String) ?? (type === 'boolean' ? ['true', 'false'] : undefined);
  if (options) return <NativeSelect {...common} data={['', ...options]} />;
  const placeholder =
    example === undefined ? undefined : typeof example === 'string' ? example : JSON.stringify(example);
  if (isJson(field))
    return <Textarea {...common} label={`${name} (JSON)`} placeholder={placeholder} autosize minRows={2} />;
  return <TextInput {...common} placeholder={placeholder} inputMode={type === 'integer' ? 'numeric' : undefined} />;
}
