import { describedFields } from '@partner/http';
import { type Actions, type Handler, type Handlers } from './apply/handler.js';
import { actions, puts } from './apply/handlers.js';

type DescribedField = ReturnType<typeof describedFields>[number];

/** The lines that `partner apply` reads, as Markdown. @param eventTypes all types of events that there are. */
export function applyPage(eventTypes: readonly string[]): string {
  const records = sections(puts, 'put', (handler) => neededText(handler));
  const doings = sections(actions, 'do', (_, word) => emittedText(actions[word]!.emits, eventTypes));
  return `${[introduction, '## Records: `put`', ...records, '## Actions: `do`', ...doings].join('\n\n')}\n`;
}

const sections = (handlers: Handlers | Actions, verb: string, text: (handler: Handler, word: string) => string) =>
  Object.entries(handlers).flatMap(([word, handler]) => [
    `### \`{"${verb}": "${word}"}\``,
    text(handler, word),
    table(describedFields(handler.line), handler.needs),
  ]);

const neededText = ({ needs = [] }: Handler): string =>
  needs.length === 0 ? 'A new record needs no field.' : `A new record needs ${words(needs.map(code))}.`;

/** Types that the catalogue of events has: some kinds of records have no events. */
function emittedText(emits: Actions[string]['emits'], eventTypes: readonly string[]): string {
  const known = Object.entries(emits).filter(([type]) => eventTypes.includes(type));
  const parts = known.map(([type, when]) => `${code(type)}${when === '' ? '' : ` (${when})`}`);
  return parts.length === 0 ? 'Emits no event.' : `Emits ${words(parts)}.`;
}

function table(fields: readonly DescribedField[], needs: readonly string[] = []): string {
  const rows = fields.map((field) => {
    const { path, options } = field;
    const required = options.required === true || needs.includes(path);
    const description = typeof options.description === 'string' ? options.description : '';
    return [code(path), kindOf(field), required ? 'required' : '', clearing(field), description];
  });
  const cells = [['field', 'type', '', '`null`', ''], ['---', '---', '---', '---', '---'], ...rows];
  return cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

const clearing = ({ options }: DescribedField): string =>
  'nullable' in options && options.nullable ? 'clears it' : '';

/** The schema of a field, as far as this page tells of it. */
interface Schema {
  readonly type?: unknown;
  readonly isArray?: boolean;
  readonly enum?: readonly string[];
  readonly items?: { readonly enum?: readonly string[] };
  readonly format?: string;
  readonly pattern?: string;
  readonly readOnly?: boolean;
  readonly propertyNames?: object;
  readonly additionalProperties?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function kindOf({ options, words: inWords, isList, isObject }: DescribedField): string {
  const schema = options as Schema;
  if (schema.readOnly) return 'anything; ignored';
  if (inWords) return inWords;
  if (isList || schema.isArray || Array.isArray(schema.type))
    return `list of ${isObject ? 'objects' : 'texts'}${range(schema.minItems, schema.maxItems, 'elements')}`;
  if (isObject) return 'object';
  if (schema.enum) return words(schema.enum.map(code), 'or');
  if (schema.type === Boolean) return 'true or false';
  if (schema.type === 'integer') return `whole number${bounds(schema)}`;
  if (schema.type === Number) return `number${bounds(schema)}`;
  if (schema.type === 'object') return schema.propertyNames ? 'object with texts' : 'object of any kind';
  if (schema.format === 'date-time') return 'time (RFC 3339)';
  if (schema.format === 'email') return 'email address';
  if (schema.pattern === '^[0-9a-f]{24}$') return 'id';
  return `text${range(schema.minLength, schema.maxLength, 'characters')}`;
}

function bounds({ minimum, exclusiveMinimum, maximum }: Schema): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : ` of at least ${minimum}`;
}

function range(least: number | undefined, most: number | undefined, what: string): string {
  if (least !== undefined && most !== undefined)
    return least === most ? `, ${most} ${what}` : `, ${least} to ${most} ${what}`;
  return most === undefined ? '' : `, at most ${most} ${what}`;
}

const code = (text: string): string => `\`${text}\``;
const words = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

const introduction = `# Lines of \`partner apply\`

\`partner apply --company ID FILE\` makes the changes of the portal that a file has, one JSON object a line (\`-\` is
standard input). Each line is a transaction of its own, made by the portal, or by the user whom \`"by": "<user id>"\`
names, and emits the events that the portal would. A line is \`{"put": …}\` or \`{"do": …}\` with the fields below; any
other field is refused.

- \`put\` with the \`id\` of a record that exists changes the fields given. With another \`id\`, or none, it makes a new
  record; an \`id\` given becomes that of the record, so that lines can link each other. \`required\` is what a new
  record needs, and inside an object what the object needs. Where \`null\` is not said to clear a field, it is refused.
- \`do\` performs an action on a record that exists.
- The result of a line is \`{"ok": true, "line": 1, "id": "…"}\` or \`{"ok": false, "line": 1, "error": "…"}\`. The
  first failure stops the batch unless \`--keep-going\` is given, and any failure ends in exit status 1. A line that
  failed changed nothing. Lines have at most 1,048,576 bytes.

Fields have the names and the meaning of the items in section 2 of the [specification](specification.md). Made by
\`npm run apply\` from the classes that read the lines.`;
