import { Sql } from 'sql-template-tag';

/** Stands for a value while the text is put together. */
class ArgumentSlot {
  constructor(readonly argument: number) {}
}

/**
 * A statement whose text is the same whatever its values: `make` is called once, and every use only fills them in.
 * Putting together the text of an item, and looking up its prepared name, costs more than the rest of asking for it.
 * @param make puts its arguments into a statement as values, and decides nothing by them.
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
