/** Value of a form-encoded body: text, or an object of the keys in brackets. Lists are objects with index keys. */
export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

/** Thrown when a body or query cannot be parsed as a form. */
export class MalformedForm extends Error {}

/**
 * Parses nested keys like Stripe: `metadata[order]=7`, `expand[]=a`, `line_items[0][quantity]=1`.
 * @throws MalformedForm for unbalanced brackets, or a key that is both text and object.
 */
export function parseForm(text: string): FormObject {
  const form = empty();
  for (const [key, value] of new URLSearchParams(text)) {
    put(form, keysOf(key), value, key);
  }
  return form;
}

/** Returns the items of a list in the order of their index keys. */
export function listOf(value: FormObject): FormValue[] {
  return Object.keys(value)
    .sort((a, b) => Number(a) - Number(b))
    .map((key) => value[key] as FormValue);
}

function keysOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) throw new MalformedForm(`Invalid parameter name: ${name}`);
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, key]) => key ?? '')];
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

/** Creates an object without a prototype, so that `__proto__` is an ordinary field. */
function empty(): FormObject {
  return Object.create(null) as FormObject;
}
