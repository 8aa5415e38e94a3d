import { typeOf } from './types.mjs';

const header = `<?php

// Generated from docs/openapi.json by \`npm run generate -- sdk\`.

declare(strict_types=1);

namespace Partner;

`;

/** Returns the sources of the PHP client by path: the types of bodies and results, and the operations. */
export function phpSources(rows, schemas) {
  return {
    'libs/sdk/php/src/Types.php': typesOf(schemas),
    'libs/sdk/php/src/Resources.php': resourcesOf(rows, schemas),
  };
}

const to = {
  words: { string: 'string', integer: 'int', number: 'float', boolean: 'bool', null: 'null', any: 'mixed' },
  ref: (name) => name,
  literals: (values) =>
    values.map((value) => (typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : value)).join('|'),
  list: (item) => `list<${item}>`,
  map: (value) => `array<string, ${value}>`,
  union: (parts) => [...new Set(parts)].join('|'),
  object: (members) =>
    `array{${members.map(({ key, type, isRequired }) => `${key}${isRequired ? '' : '?'}: ${type}`).join(', ')}}`,
};

function typesOf(schemas) {
  const lines = Object.entries(schemas).map(
    ([name, schema]) => ` * @phpstan-type ${name} ${typeOf(schema, schemas, to, name)}`,
  );
  return `${header}/**
 * The types of bodies and results.
 *
${lines.join('\n')}
 */
final class Types
{
}
`;
}

function resourcesOf(rows, schemas) {
  const groups = Map.groupBy(rows, ({ name }) => (name.includes('.') ? name.split('.')[0] : ''));
  const named = [...groups].filter(([group]) => group !== '');
  const classes = named.map(
    ([
      group,
      members,
    ]) => `${importsOf(members)}final class ${classOf(group)} extends ${group === 'events' ? 'Feed' : 'Resource'}
{
${members.map((row) => methodOf(row, schemas)).join('\n\n')}
}`,
  );
  return `${header}${classes.join('\n\n')}

${importsOf(groups.get(''))}abstract class Resources extends Resource
{
${named.map(([group]) => `    public readonly ${classOf(group)} $${group};`).join('\n')}

    public function __construct(Connection $connection)
    {
        parent::__construct($connection);
${named.map(([group]) => `        $this->${group} = new ${classOf(group)}($connection);`).join('\n')}
    }

${groups
  .get('')
  .map((row) => methodOf(row, schemas))
  .join('\n\n')}
}
`;
}

/** The types that the operations of a class name. */
function importsOf(members) {
  const names = new Set(
    members.flatMap(({ body, result }) => [body, result]).filter((name) => /^[A-Z]/.test(name ?? '')),
  );
  const lines = [...names].sort().map((name) => ` * @phpstan-import-type ${name} from Types`);
  return lines.length === 0 ? '' : `/**\n${lines.join('\n')}\n */\n`;
}

function methodOf(
  { id, name, path, body, isBodyOptional, parameters, result, list, lines, idempotent, versioned, summary },
  schemas,
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
  const queried = parameters.filter((one) => one.in === 'query');
  const required = queried.filter((one) => one.required);
  const options = [...(idempotent ? [['idempotencyKey', 'string']] : []), ...(versioned ? [['ifMatch', 'int']] : [])];
  const given = [
    ...inPath.map((key) => `string $${key}`),
    ...required.map((one) => `${queryType(one, schemas)} $${one.name}`),
    ...(body ? [isBodyOptional ? '?array $body = null' : 'array $body'] : []),
    ...queried.filter((one) => !one.required).map((one) => `${queryType(one, schemas)}|null $${one.name} = null`),
    ...options.map(([key, type]) => `?${type} $${key} = null`),
  ];
  const returned = { address: 'string', bytes: 'string', undefined: 'void' }[result] ?? 'array';
  const [native, doc] = list
    ? ['Items', `Items<${result}>`]
    : lines
      ? ['Snapshot', `Snapshot<${result}>`]
      : [returned, result];
  const docs = [
    `${summary}.`,
    ...(body ? [`@param ${body}${isBodyOptional ? '|null' : ''} $body`] : []),
    ...(/^[A-Z]/.test(doc ?? '') ? [`@return ${doc}`] : []),
  ];
  const input = [
    ...(inPath.length > 0 ? [`path: [${pairs(inPath)}]`] : []),
    ...(queried.length > 0 ? [`query: [${pairs(queried.map((one) => one.name))}]`] : []),
    ...(body ? ['body: $body'] : []),
    ...options.map(([key]) => `${key}: $${key}`),
  ];
  const kind = list ? 'items' : lines ? 'snapshot' : 'result';
  const call = `$this->${kind}(${[`'${id}'`, ...input].join(', ')});`;
  const comment =
    docs.length === 1
      ? `    /** ${docs[0]} */`
      : `    /**\n${docs.map((line) => `     * ${line}`).join('\n')}\n     */`;
  return `${comment}
    public function ${name.split('.').at(-1)}(${given.join(', ')}): ${native}
    {
        ${returned === 'void' ? '' : 'return '}${call}
    }`;
}

const queryType = ({ schema }, schemas) => {
  const type = typeOf(schema, schemas, to, '');
  // A list may be given as one.
  return ['int', 'float', 'bool'].includes(type) ? type : 'string|array';
};
const pairs = (names) => names.map((name) => `'${name}' => $${name}`).join(', ');
const classOf = (group) => group.charAt(0).toUpperCase() + group.slice(1);
