/** A value of a form-encoded body: text, or an object whose keys stood in brackets. Lists have index keys. */
export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

/** The body or query is not a form that can be understood. */
export class MalformedForm extends Error {}

const maxFields = 1_000;
const maxDepth = 8;

/**
 * Reads nested keys as Stripe does: `metadata[order]=7`, `expand[]=a`, `line_items[0][quantity]=1`.
 * @throws MalformedForm for unbalanced brackets, a key that is both text and object, and what exceeds the limits.
 */
export function parseForm(text: string): FormObject {
  const form = empty();
  let fields = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    if (++fields > maxFields) throw new MalformedForm(`more than ${maxFields} fields`);
    put(form, keysOf(key), value, key);
  }
  return form;
}

/** Index keys in order, for a value that is meant as a list. */
export function listOf(value: FormObject): FormValue[] {
  return Object.keys(value)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => value[key] as FormValue);
}

function keysOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) throw new MalformedForm(`Invalid parameter name: ${name}`);
  const keys = [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, key]) => key ?? '')];
  if (keys.length > maxDepth) throw new MalformedForm(`Parameter nested too deeply: ${name}`);
  return keys;
}

function put(form: FormObject, keys: readonly string[], value: string, name: string): void {
  let at = form;
  for (const [index, key] of keys.entries()) {
    const named = key === '' ? String(Object.keys(at).length) : key;
    const found = at[named];
    if (index === keys.length - 1) {
      if (typeof found === 'object') throw new MalformedForm(`Parameter is both a value and an object: ${name}`);
      at[named] = value;
      return;
    }
    if (typeof found === 'string') throw new MalformedForm(`Parameter is both a value and an object: ${name}`);
    at = found ?? (at[named] = empty());
  }
}

/** Without a prototype, so that a field named `__proto__` is a field. */
function empty(): FormObject {
  return Object.create(null) as FormObject;
}
