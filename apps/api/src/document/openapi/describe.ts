import { type Json, memberOf } from './json.js';

/** What the names of properties mean wherever a schema does not say it itself. */
export interface PropertyTexts {
  /** Descriptions by the name of a property, or by `Schema.name`, which goes first. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Units by the name of a property: appended to a description that does not end with it. */
  readonly units: Readonly<Record<string, string>>;
}

type Writable = Record<string, unknown>;

/** Gives every property of every schema its description and its unit. */
export function describeProperties(document: Json, { descriptions, units }: PropertyTexts): void {
  for (const [schema, { properties }] of Object.entries(memberOf(memberOf(document, 'components'), 'schemas'))) {
    for (const [name, property] of Object.entries((properties ?? {}) as Record<string, Writable>)) {
      const own = property['description'] as string | undefined;
      const text = own ?? descriptions[`${schema}.${name}`] ?? descriptions[name];
      const unit = isNumber(property) ? units[name] : undefined;
      const whole = [text, unit].filter((part) => part !== undefined && (part === text || !text?.includes(part)));
      if (whole.length > 0) property['description'] = whole.join(' ');
    }
  }
}

const isNumber = ({ type }: Json): boolean => [type].flat().some((one) => one === 'number' || one === 'integer');

/** Says in the description of every operation which scope it needs, and of every `{id}` what it is the id of. */
export function describeOperations(document: Json): void {
  for (const [path, operations] of Object.entries(memberOf(document, 'paths'))) {
    for (const operation of Object.values(operations) as Writable[]) {
      operation['description'] = [operation['description'], accessOf(operation)].filter(Boolean).join('\n\n');
      for (const parameter of (operation['parameters'] ?? []) as Writable[]) {
        if (parameter['in'] === 'path' && parameter['name'] === 'id') {
          parameter['description'] ??= `The id of the ${recordOf(path)}.`;
        }
      }
    }
  }
}

/** `work order` for `/partner/v1/work-orders/{id}/status`. */
function recordOf(path: string): string {
  const segments = path.split('/');
  return (segments[segments.indexOf('{id}') - 1] ?? '').replace(/s$/, '').replaceAll('-', ' ');
}

function accessOf(operation: Json): string {
  const security = (operation['security'] ?? []) as Readonly<Record<string, readonly string[]>>[];
  const scopes = security.flatMap((one) => Object.values(one).flat());
  if (scopes.length > 0) return `Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`;
  return security.length > 0 ? 'Scope: none, any valid credential will do.' : 'No credential is needed.';
}
