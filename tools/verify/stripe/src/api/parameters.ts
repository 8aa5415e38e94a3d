import type Stripe from 'stripe';
import type { FormObject, FormValue } from '../http/form.js';
import { listOf } from '../http/form.js';
import { invalid } from '../http/stripe-error.js';

const maxText = 5_000;

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

  /** Returns undefined for an empty value. @throws StripeError 400 for an object or more than `max` characters. */
  text(name: string, max = maxText): string | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') throw invalid('Invalid string', this.named(name), 'parameter_invalid_string');
    if (value.length > max)
      throw invalid(`Invalid string: must be at most ${max} characters`, this.named(name), 'parameter_invalid_string');
    return value;
  }

  /** @throws StripeError 400 `parameter_missing`. */
  requiredText(name: string): string {
    return this.text(name) ?? this.missing(name);
  }

  /** @throws StripeError 400 `parameter_invalid_integer` unless it is an integer of at most 12 digits. */
  integer(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^-?\d{1,12}$/.test(text))
      throw invalid(`Invalid integer: ${text}`, this.named(name), 'parameter_invalid_integer');
    return Number(text);
  }

  /** @throws StripeError 400 for any other value. */
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const text = this.text(name);
    const found = values.find((value) => value === text);
    if (text !== undefined && found === undefined)
      throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, this.named(name));
    return found;
  }

  isObject(name: string): boolean {
    return typeof this.values[name] === 'object';
  }

  object(name: string): Parameters | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw invalid('Invalid object', this.named(name));
    return new Parameters(value, this.named(name));
  }

  /** Parses a list of objects. */
  objects(name: string): Parameters[] {
    return this.list(name).map((value, index) => {
      const path = `${this.named(name)}[${index}]`;
      if (typeof value === 'string') throw invalid('Invalid object', path);
      return new Parameters(value, path);
    });
  }

  /** Parses a list of strings. */
  texts(name: string): string[] {
    return this.list(name).map((value) => {
      if (typeof value !== 'string') throw invalid('Invalid string', this.named(name), 'parameter_invalid_string');
      return value;
    });
  }

  /** Parses metadata: up to 50 keys of 40 characters, with values of 500 characters. @throws StripeError 400 */
  metadata(name = 'metadata'): Stripe.Metadata {
    const given = this.object(name);
    if (!given) return {};
    const path = this.named(name);
    const entries = Object.keys(given.values).map((key): [string, string] => {
      if (key.length > 40) throw invalid('Metadata keys can have up to 40 characters.', `${path}[${key}]`);
      return [key, given.text(key, 500) ?? ''];
    });
    if (entries.length > 50) throw invalid('Metadata can have up to 50 keys.', path);
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

  private list(name: string): FormValue[] {
    const value = this.values[name];
    if (value === undefined || value === '') return [];
    if (typeof value === 'string') throw invalid('Invalid array', this.named(name));
    return listOf(value);
  }
}
