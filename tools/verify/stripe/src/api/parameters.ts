import type Stripe from 'stripe';
import type { FormObject, FormValue } from '../http/form.js';
import { listOf } from '../http/form.js';
import { invalid } from '../http/stripe-error.js';

/** Parameters of a request, or a nested object, parsed with Stripe's errors. */
export class Parameters {
  constructor(
    private readonly values: FormObject,
    private readonly path = '',
  ) {}

  /** @throws StripeError 400 `parameter_unknown` for any name that is not listed. */
  allow(...names: string[]): this {
    const unknown = Object.keys(this.values).find((name) => !names.includes(name));
    if (unknown === undefined) return this;
    const param = this.named(unknown);
    throw invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }

  /** Returns undefined for an empty value. @throws StripeError 400 for an object. */
  text(name: string): string | undefined {
    const value = this.values[name];
    if (typeof value === 'object') throw invalid('Invalid string', this.named(name), 'parameter_invalid_string');
    return value === '' ? undefined : value;
  }

  /** @throws StripeError 400 `parameter_invalid_integer` unless it is an integer of at most 12 digits. */
  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined || /^\d{1,12}$/.test(text)) return text === undefined ? undefined : Number(text);
    throw invalid(`Invalid integer: ${text}`, this.named(name), 'parameter_invalid_integer');
  }

  object(name: string): Parameters | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    return this.#nested(value, this.named(name));
  }

  /** Parses a list of objects. */
  objects(name: string): Parameters[] {
    return this.#list(name).map((value, index) => this.#nested(value, `${this.named(name)}[${index}]`));
  }

  /** Parses a list of strings. */
  texts(name: string): string[] {
    return this.#list(name).map(String);
  }

  /** Parses metadata: up to 50 keys of 40 characters, with values of 500 characters. @throws StripeError 400 */
  metadata(): Stripe.Metadata {
    const given = this.object('metadata');
    const entries = Object.keys(given?.values ?? {}).map((key): [string, string] => [key, given?.text(key) ?? '']);
    if (entries.length > 50 || entries.some(([key, value]) => key.length > 40 || value.length > 500))
      throw invalid('Metadata can have up to 50 keys of 40 and values of 500 characters.', this.named('metadata'));
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  }

  /** Returns the full name of a parameter: `line_items[0][quantity]`. */
  named(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  /** Always throws. @throws StripeError 400 `parameter_missing`. */
  missing(name: string): never {
    throw invalid(`Missing required param: ${this.named(name)}.`, this.named(name), 'parameter_missing');
  }

  #nested(value: FormValue, path: string): Parameters {
    if (typeof value === 'string') throw invalid('Invalid object', path);
    return new Parameters(value, path);
  }

  #list(name: string): FormValue[] {
    const value = this.values[name] ?? '';
    if (typeof value === 'object') return listOf(value);
    if (value === '') return [];
    throw invalid('Invalid array', this.named(name));
  }
}
