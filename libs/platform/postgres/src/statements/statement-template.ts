import { Sql } from 'sql-template-tag';

/** Placeholder for a value while the text is built. */
class ArgumentSlot {
  constructor(readonly argument: number) {}
}

/**
 * Creates a statement template: `make` is called once, and each use only fills in the values. Building the text of an
 * item and looking up its prepared name would cost more than the rest of the request.
 * @param make inserts its arguments as values, and must not depend on them otherwise.
 */
export function statementTemplate<Values extends readonly unknown[]>(
  make: (...values: Values) => Sql,
): (...values: Values) => Sql {
  const slots = Array.from({ length: make.length }, (_, argument) => new ArgumentSlot(argument));
  const { text, strings, values: parts } = make(...(slots as unknown as Values));
  const fixed = Object.create(Sql.prototype, { text: { value: text }, strings: { value: strings } }) as Sql;
  return (...values) =>
    Object.assign(Object.create(fixed) as Sql, {
      values: parts.map((part) => (part instanceof ArgumentSlot ? values[part.argument] : part)),
    });
}
