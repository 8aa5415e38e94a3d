import { type Json, memberOf, routesOf, type Writable } from './json.js';

/** Descriptions and units of properties whose schema has none of its own. */
export interface PropertyTexts {
  /** Descriptions by property name, or by `Schema.name`, which takes precedence. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Units by property name, appended to descriptions that contain neither them nor a currency. */
  readonly units: Readonly<Record<string, string>>;
}

/** Adds description and unit to every property of every schema. */
export function describeProperties(document: Json, { descriptions, units }: PropertyTexts): void {
  for (const [schema, { properties }] of Object.entries(memberOf(memberOf(document, 'components'), 'schemas'))) {
    for (const [name, property] of Object.entries((properties ?? {}) as Record<string, Writable>)) {
      const own = property['description'] as string | undefined;
      const text = own ?? descriptions[`${schema}.${name}`] ?? descriptions[name];
      const unit = isNumber(property) && !text?.includes('currency') ? units[name] : undefined;
      const whole = [text, unit].filter((part) => part !== undefined && (part === text || !text?.includes(part)));
      if (whole.length > 0) property['description'] = whole.join(' ');
    }
  }
}

const isNumber = ({ type }: Json): boolean => [type].flat().some((one) => one === 'number' || one === 'integer');

/** Appends the required scope to the description of every operation, and describes each `{id}`. */
export function describeOperations(document: Json): void {
  for (const { path, operation } of routesOf(document)) {
    operation['description'] = [operation['description'], accessOf(operation)].filter(Boolean).join('\n\n');
    for (const parameter of (operation['parameters'] ?? []) as Writable[]) {
      if (parameter['in'] === 'path' && parameter['name'] === 'id') {
        parameter['description'] ??= `Id of the ${recordOf(path)}.`;
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
  return security.length > 0 ? 'Requires no specific scope.' : 'No credential required.';
}
