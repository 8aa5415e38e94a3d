import type { Deprecated } from '@partner/http';
import { type Json as Node, routesOf } from './openapi/json.js';

type Deprecation = Parameters<typeof Deprecated>[0];

/** A deprecated element of the OpenAPI document, with its name for readers. */
interface Entry {
  readonly name: string;
  readonly declared: Deprecation;
}

/** Writes a list of what each release deprecated into the changelog, below the heading of the release. */
export function withDeprecations(changelog: string, document: object): string {
  const releases = Map.groupBy(entriesOf(document as Node), ({ declared }) => declared.release);
  return changelog
    .split(/^(?=## )/m)
    .map((section) => {
      const version = /^## ([\d.]+) /.exec(section)?.[1];
      if (version === undefined) return section;
      const rest = section.replace(/^### Deprecated\n[\s\S]*?(?=^### |$(?![\s\S]))/m, '').trimEnd();
      const items = (releases.get(version) ?? []).map(item);
      return `${rest}\n${items.length === 0 ? '' : `\n### Deprecated\n\n${items.join('\n')}\n`}\n`;
    })
    .join('')
    .trimEnd()
    .concat('\n');
}

const item = ({ name, declared: { instead, sunset } }: Entry): string =>
  `- ${name}: use ${instead}.${sunset === undefined ? '' : ` It works until ${sunset}.`}`;

function entriesOf({ paths, components }: Node): Entry[] {
  const operations = routesOf<Node>({ paths }).flatMap(({ path, method, operation }) => {
    const route = `\`${method.toUpperCase()} ${path}\``;
    const { parameters = [] } = operation as { parameters?: readonly Node[] };
    return [
      ...entry(route, operation),
      ...parameters.flatMap((one) => entry(`The parameter \`${String(one['name'])}\` of ${route}`, one)),
    ];
  });
  const { schemas = {} } = components as { schemas?: Record<string, Node> };
  const fields = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties as Record<string, Node>).flatMap(([name, property]) =>
      entry(`The field \`${name}\` of \`${schema}\``, property),
    ),
  );
  return [...operations, ...fields];
}

function entry(name: string, node: Node): Entry[] {
  const declared = node['x-deprecation'] as Deprecation | undefined;
  return declared ? [{ name, declared }] : [];
}
