import { type Json, memberOf, routesOf, type Writable } from './json.js';

/** Example requests that can be sent unchanged to the example company. */
export interface Examples {
  /**
   * Examples of path parameters, by the preceding segment and the name: `leads/{id}`. An example for one operation,
   * by `operationId` and name (`convertQuote.id`), takes precedence.
   */
  readonly path: Readonly<Record<string, string>>;
  /** JSON bodies by `operationId`. */
  readonly body: Readonly<Record<string, object>>;
}

/**
 * Adds examples to operations and removes other examples of path parameters.
 * @throws Error for an example that no operation uses.
 */
export function addExamples(document: Json, { path: paths, body }: Examples): void {
  const unused = new Set([...Object.keys(paths), ...Object.keys(body)]);
  const give = (target: Writable, place: string, examples: Readonly<Record<string, unknown>>): void => {
    if (!(place in examples)) return;
    target['example'] = examples[place];
    unused.delete(place);
  };
  for (const { path, operation } of routesOf(document)) {
    const id = String(operation['operationId']);
    for (const parameter of (operation['parameters'] ?? []) as Json[]) {
      if (parameter['in'] !== 'path') continue;
      const name = String(parameter['name']);
      const schema = memberOf(parameter, 'schema') as Writable;
      delete schema['example'];
      const own = `${id}.${name}`;
      give(schema, own in paths ? own : placeOf(path, name), paths);
    }
    const content = memberOf(memberOf(operation, 'requestBody'), 'content')['application/json'];
    if (content) give(content, id, body);
  }
  if (unused.size > 0) throw new Error(`no operation uses the examples ${[...unused].join(', ')}`);
}

/** Returns `leads/{id}` for the `id` of `/partner/v1/leads/{id}/status`. */
function placeOf(path: string, name: string): string {
  const segments = path.split('/');
  const at = segments.indexOf(`{${name}}`);
  return segments.slice(at - 1, at + 1).join('/');
}
