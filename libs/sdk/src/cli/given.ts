import { parseArgs } from 'node:util';
import { UsageError } from './failure.js';
import { didYouMean } from './nearest.js';

/** Option of a command: a flag, or with `value` an option whose value has this name in the help. */
export interface Option {
  readonly value?: string;
  readonly about: string;
}

export type Options = Readonly<Record<string, Option>>;

/** Arguments and options that a command accepts. */
export interface Syntax {
  /** Names of the arguments, such as `<url>`; those in brackets are optional. */
  readonly words?: readonly string[];
  readonly options: Options;
  /** True if options that are not listed are accepted, with a value each. */
  readonly isOpen?: boolean;
}

/** Options and arguments of a command line. */
export class Given {
  private constructor(
    private readonly values: ReadonlyMap<string, string | true>,
    readonly words: readonly string[],
  ) {}

  /** Reads the words after the name of a command. @throws UsageError */
  static read(command: Syntax, args: readonly string[]): Given {
    const known = Object.entries(command.options);
    const open = command.isOpen ? args.flatMap((arg) => /^--([A-Za-z]\w*)(=|$)/.exec(arg)?.[1] ?? []) : [];
    const options: Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }> = {
      ...Object.fromEntries(open.map((name) => [name, { type: 'string' }])),
      ...Object.fromEntries(known.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }])),
      help: { type: 'boolean', short: 'h' },
    };
    const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
    const values = new Map<string, string | true>();
    const words: string[] = [];
    for (const token of tokens) {
      if (token.kind === 'positional') words.push(token.value);
      if (token.kind !== 'option') continue;
      const { name, rawName, value } = token;
      const option = Object.hasOwn(options, name) ? options[name] : undefined;
      if (!option) {
        const names = known.map(([one]) => `--${one}`);
        throw new UsageError(`unknown option ${rawName}${didYouMean(name, names)}`);
      }
      if (option.type === 'string' && value === undefined) throw new UsageError(`${rawName} needs a value`);
      if (option.type === 'boolean' && value !== undefined) throw new UsageError(`${rawName} takes no value`);
      values.set(name, value ?? true);
    }
    const given = new Given(values, words);
    if (!given.has('help')) checkWords(command, words);
    return given;
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  text(name: string): string | undefined {
    const value = this.values.get(name);
    return value === true ? undefined : value;
  }

  /** @throws UsageError when the option is missing. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new UsageError(`--${name} is required`);
    return value;
  }

  /** Reads a whole number. @throws UsageError */
  integer(name: string, { min, max, usual }: { min: number; max: number; usual: number }): number {
    const value = this.text(name) ?? String(usual);
    if (!/^\d{1,9}$/.test(value) || Number(value) < min || Number(value) > max)
      throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${value}"`);
    return Number(value);
  }

  /** Reads a list separated by commas. */
  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  /** Options that the command does not list. */
  others(command: Syntax): Readonly<Record<string, string>> {
    const entries = [...this.values].filter(([name]) => name !== 'help' && !(name in command.options));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  }
}

function checkWords({ words: names = [] }: Syntax, words: readonly string[]): void {
  const missing = names.filter((name) => !name.startsWith('['))[words.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  const surplus = words[names.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is not expected here`);
}
