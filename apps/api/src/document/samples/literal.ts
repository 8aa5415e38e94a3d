/** Spelling of literals in a language. */
export interface Spelling {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly words: Readonly<Record<'true' | 'false' | 'null', string>>;
  /** Brackets of an object, and what stands between a key and its value. */
  readonly object: readonly [open: string, pair: string, close: string];
  /** Spaces inside the brackets of an object on one line. */
  readonly padding: '' | ' ';
  /** Indentation of one level. */
  readonly tab: string;
  /** Ends the last of several lines. */
  readonly lastComma: '' | ',';
}

const width = 96;

/** Converts a JSON value to a literal. An object or a list that is too long for one line gets one line per member. */
export function literal(value: unknown, spelling: Spelling, indent = '', before = 0): string {
  if (typeof value === 'string') return spelling.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return spelling.words[String(value) as 'null'];
  const isList = Array.isArray(value);
  const [start, pair, end] = spelling.object;
  const [open, close, padding] = isList ? ['[', ']', ''] : [start, end, spelling.padding];
  const members = (inner: string): string[] =>
    isList
      ? value.map((one) => literal(one, spelling, inner))
      : Object.entries(value).map(([name, one]) => {
          const key = spelling.key(name) + pair;
          return key + literal(one, spelling, inner, key.length);
        });
  const line = `${open}${padding}${members('').join(', ')}${padding}${close}`;
  if (!line.includes('\n') && indent.length + before + line.length <= width) return line;
  const inner = `${indent}${spelling.tab}`;
  const lines = members(inner).map((member) => inner + member);
  return `${open}\n${lines.join(',\n')}${spelling.lastComma}\n${indent}${close}`;
}

const quoted = (value: string): string => JSON.stringify(value);

export const json: Spelling = {
  text: quoted,
  key: quoted,
  words: { true: 'true', false: 'false', null: 'null' },
  object: ['{', ': ', '}'],
  padding: ' ',
  tab: '  ',
  lastComma: '',
};

export const typescript: Spelling = {
  ...json,
  text: (value) => `'${quoted(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)),
  lastComma: ',',
};

const indented = { padding: '', tab: '    ', lastComma: ',' } as const;

export const python: Spelling = { ...json, ...indented, words: { true: 'True', false: 'False', null: 'None' } };

const singleQuoted = (value: string): string => `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

export const php: Spelling = {
  ...json,
  ...indented,
  text: singleQuoted,
  key: singleQuoted,
  object: ['[', ' => ', ']'],
};
