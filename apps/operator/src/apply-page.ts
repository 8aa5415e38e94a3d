import { describedFields } from '@partner/http';
import type { Actions, Handlers } from './apply/handler.js';
import { actions, puts } from './apply/handlers.js';

type DescribedField = ReturnType<typeof describedFields>[number];

/** Renders the reference of `partner apply` lines as Markdown. @param eventTypes all event types. */
export function applyPage(eventTypes: readonly string[]): string {
  const records = sections(puts, 'put', () => []);
  const actionSections = sections(actions, 'do', (word) => [emittedText(actions[word]!.emits, eventTypes)]);
  return `${[introduction, '## Records: `put`', ...records, '## Actions: `do`', ...actionSections].join('\n\n')}\n`;
}

const sections = (handlers: Handlers | Actions, verb: string, texts: (word: string) => string[]) =>
  Object.entries(handlers).flatMap(([word, handler]) => [
    `### \`{"${verb}": "${word}"}\``,
    ...texts(word),
    list(describedFields(handler.line), handler.needs, verb === 'put' ? 'clears it' : 'is like none'),
  ]);

/** Lists only types of the event catalog, since some kinds of records have no events. */
function emittedText(emits: Actions[string]['emits'], eventTypes: readonly string[]): string {
  const known = Object.entries(emits).filter(([type]) => eventTypes.includes(type));
  const parts = known.map(([type, when]) => `${code(type)}${when === '' ? '' : ` (${when})`}`);
  return parts.length === 0 ? 'Emits no event.' : `Emits ${words(parts)}.`;
}

/** Renders a line for each kind of field, with all fields of it. */
function list(fields: readonly DescribedField[], needs: readonly string[] = [], ofNull: string): string {
  const lines = Map.groupBy(fields, (field) => {
    const { path, options } = field;
    const required = options.required === true || needs.includes(path);
    const description = typeof options.description === 'string' ? options.description : '';
    const notes = [required ? '; required' : '', isNullable(field) ? `; \`null\` ${ofNull}` : ''];
    return `${typeText(field)}${notes.join('')}${description && `. ${description}`}`;
  });
  return [...lines].map(([text, alike]) => `- ${alike.map(({ path }) => code(path)).join(', ')}: ${text}`).join('\n');
}

const isNullable = ({ options }: DescribedField): boolean => 'nullable' in options && options.nullable === true;

/** Maximum length of a text of which the page names none. */
const usualLength = 1_000;

type Limit = 'minimum' | 'exclusiveMinimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

/** Parts of a field's schema that the page describes. */
interface Schema extends Readonly<Partial<Record<Limit, number>>> {
  readonly type?: unknown;
  readonly isArray?: boolean;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly readOnly?: boolean;
  readonly propertyNames?: object;
}

function typeText({ options, words: inWords, isList, isObject }: DescribedField): string {
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
  if (schema.type === 'object') return schema.propertyNames ? 'object with texts as values' : 'any object';
  if (schema.format === 'date-time') return 'time (RFC 3339)';
  if (schema.format === 'email') return 'email address';
  if (schema.pattern === '^[0-9a-f]{24}$') return 'id';
  if (schema.maxLength === usualLength && schema.minLength === undefined) return 'text';
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

\`partner apply --company ID FILE\` applies the portal changes in a file (\`-\` is standard input), one JSON object per
line. Each line runs in its own transaction and emits the same events as the portal. It is attributed to the portal, or
to the user named by \`"by": "<user id>"\`. A line is \`{"put": …}\` or \`{"do": …}\` with the fields below; any other
field is rejected.

- \`put\` with the \`id\` of an existing record changes the given fields. With an unknown \`id\` or none, it creates a
  record with that \`id\`, so that lines can reference each other. A new record, or the nested object, must have the
  fields marked as required. \`null\` is rejected unless it clears the field.
- A text has at most 1,000 characters unless a field names another length.
- \`do\` performs an action on an existing record.
- The result of a line is \`{"ok": true, "line": 1, "id": "…"}\` or \`{"ok": false, "line": 1, "error": "…"}\`. The
  first failure stops the batch unless \`--keep-going\` is given, and any failure ends in exit status 1. A failed
  line changes nothing. Only if the connection to the database was lost may it have been committed: look before you
  repeat it. A line has at most 1,048,576 bytes.

Fields have the names and meanings of the items in section 2 of the [specification](specification.md). This page is
generated by \`npm run generate -- apply\` from the classes that read the lines.`;
