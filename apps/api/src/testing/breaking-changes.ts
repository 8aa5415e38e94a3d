import { type Json, memberOf, dereference } from '../document/openapi/json.js';
import { narrowedRequest, narrowedResponse, textsOf } from './schema-changes.js';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Lists changes in `after` that break a client written for `before` (§9), one line each. Empty for additive changes.
 * Existing packages do not match §9: `openapi-diff` 0.24 rejects OpenAPI 3.1, `api-smart-diff` 1.0 misses fields
 * removed from requests and responses, and `oasdiff` 1.15 misses a map that no longer accepts keys and warns about
 * changes that concern only failures.
 */
export function breakingChanges(before: Json, after: Json): string[] {
  return Object.entries(memberOf(before, 'paths')).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations)
      .flatMap((method) => {
        const where = `${method.toUpperCase()} ${path}`;
        const now = memberOf(memberOf(after, 'paths'), path)[method];
        if (!now) return [`${where}: removed`];
        const was = operations[method] as Json;
        return [
          ...changedParameters(where, before, was, after, now),
          ...changedBody(where, before, was, after, now),
          ...changedResponses(where, before, was, after, now),
        ];
      }),
  );
}

function parametersOf(root: Json, operation: Json): Map<string, Json> {
  const list = (operation['parameters'] ?? []) as Json[];
  return new Map(
    list
      .map((one) => dereference(root, one))
      .map((one) => [`${String(one['in'])} parameter ${String(one['name'])}`, one]),
  );
}

function changedParameters(where: string, before: Json, was: Json, after: Json, now: Json): string[] {
  const old = parametersOf(before, was);
  const current = parametersOf(after, now);
  const removed = [...old.keys()].filter((name) => !current.has(name)).map((name) => `${where}: ${name} removed`);
  const required = [...current]
    .filter(([name, one]) => one['required'] === true && old.get(name)?.['required'] !== true)
    .map(([name]) => `${where}: ${name} is now required`);
  const narrowed = [...old].flatMap(([name, one]) => {
    const other = current.get(name);
    return other
      ? narrowedRequest(`${where}: ${name}`, before, memberOf(one, 'schema'), after, memberOf(other, 'schema'))
      : [];
  });
  return [...removed, ...required, ...narrowed];
}

function changedBody(where: string, before: Json, was: Json, after: Json, now: Json): string[] {
  const old = dereference(before, memberOf(was, 'requestBody'));
  const current = dereference(after, memberOf(now, 'requestBody'));
  const required = current['required'] === true && old['required'] !== true ? [`${where}: a body is now required`] : [];
  const contents = memberOf(current, 'content');
  const narrowed = Object.entries(memberOf(old, 'content')).flatMap(([type, content]) =>
    type in contents
      ? narrowedRequest(
          `${where}: body`,
          before,
          memberOf(content, 'schema'),
          after,
          memberOf(contents[type] as Json, 'schema'),
        )
      : [`${where}: body of type ${type} is no longer accepted`],
  );
  return [...required, ...narrowed];
}

function changedResponses(where: string, before: Json, was: Json, after: Json, now: Json): string[] {
  const answers = memberOf(now, 'responses');
  return Object.entries(memberOf(was, 'responses'))
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) => {
      if (!(status in answers)) return [`${where}: response ${status} removed`];
      const old = dereference(before, answer);
      const current = dereference(after, answers[status] as Json);
      const gone = textsOf(Object.keys(memberOf(old, 'headers')))
        .filter((name) => !(name in memberOf(current, 'headers')))
        .map((name) => `${where}: header ${name} of response ${status} removed`);
      const schema = (one: Json): Json => memberOf(memberOf(memberOf(one, 'content'), 'application/json'), 'schema');
      return [
        ...gone,
        ...narrowedResponse(`${where}: response ${status}`, before, schema(old), after, schema(current)),
      ];
    });
}
