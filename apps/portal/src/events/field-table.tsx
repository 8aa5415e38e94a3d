import { PlainTable } from '../ui/paged-table';

/** Field of an event, as the OpenAPI document describes it. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly format?: string;
  readonly choices?: readonly unknown[];
  readonly fields?: readonly Field[];
  readonly items?: Omit<Field, 'name'>;
}

/** Fields with those inside them, whose names begin with the name of their parent. */
const flat = (fields: readonly Field[], prefix = ''): Field[] =>
  fields.flatMap((field) => [
    { ...field, name: prefix + field.name },
    ...flat(field.fields ?? field.items?.fields ?? [], `${prefix}${field.name}${field.items ? '[].' : '.'}`),
  ]);

/** Table of the fields of a schema. */
export function FieldTable({ label, fields }: { readonly label: string; readonly fields: readonly Field[] }) {
  return (
    <PlainTable
      label={label}
      columns={['Field', 'Type', 'Meaning']}
      rows={flat(fields).map(({ name, type, format, required, description, choices }) => [
        name,
        [
          <span className="mono">{name}</span>,
          `${choices ? 'one of' : (format ?? type)}${required ? ', always' : ''}`,
          <span className="wrapped">
            {description?.replaceAll('`', '')} {choices && <span className="mono">{choices.join(', ')}</span>}
          </span>,
        ],
      ])}
    />
  );
}
