import { typeOf } from './types.mjs';

const header = '# Generated from docs/openapi.json by `npm run generate -- sdk`.\n';

/** Returns the stubs of the Python client by path: the types of bodies and results, and the operations. */
export function pythonStubs(rows, schemas) {
  return {
    'libs/sdk/python/partner_sdk/types.pyi': typesOf(schemas),
    'libs/sdk/python/partner_sdk/resources.pyi': resourcesOf(rows, schemas),
  };
}

/** Spells types. Objects within objects get a name of their own, which `definitions` collects. */
const spelling = (definitions) => ({
  words: { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None', any: 'object' },
  ref: (name) => name,
  literals: (values) => `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`,
  list: (item) => `list[${item}]`,
  map: (value) => `dict[str, ${value}]`,
  union: (parts) => [...new Set(parts)].join(' | '),
  object: (members, name) => {
    const lines = members.map(
      ({ key, type, isRequired }) => `    ${JSON.stringify(key)}: ${isRequired ? type : `NotRequired[${type}]`},`,
    );
    definitions.push(`${name} = TypedDict("${name}", {\n${lines.join('\n')}\n})`);
    return name;
  },
});

function typesOf(schemas) {
  const definitions = [];
  const to = spelling(definitions);
  for (const [name, schema] of Object.entries(schemas)) {
    const type = typeOf(schema, schemas, to, name);
    if (type !== name) definitions.push(`${name}: TypeAlias = ${type}`);
  }
  return `${header}from typing import Literal, TypedDict
from typing_extensions import NotRequired, TypeAlias

${definitions.join('\n')}
`;
}

function resourcesOf(rows, schemas) {
  const groups = Map.groupBy(rows, ({ name }) => (name.includes('.') ? name.split('.')[0] : ''));
  const classes = [...groups]
    .filter(([group]) => group !== '')
    .map(([group, members]) => {
      const base = group === 'events' ? '(Followed)' : '';
      return `class ${classOf(group)}${base}:\n${members.map((row) => methodOf(row, schemas)).join('\n')}`;
    });
  const attributes = [...groups.keys()].filter(Boolean).map((group) => `    ${snake(group)}: ${classOf(group)}`);
  return `${header}from collections.abc import Callable, Sequence
from typing import Any, Literal

from . import types
from .paging import Followed, Items, Snapshot

OPERATIONS: dict[str, dict[str, Any]]

${classes.join('\n\n')}

class Resources:
    def __init__(self, call: Callable[..., Any], timeout: float) -> None: ...
${attributes.join('\n')}
${groups
  .get('')
  .map((row) => methodOf(row, schemas))
  .join('\n')}
`;
}

function methodOf(
  { name, path, body, isBodyOptional, parameters, result, list, lines, idempotent, versioned, summary },
  schemas,
) {
  const placed = (where) => parameters.filter((one) => one.in === where);
  const to = spelling([]);
  const optional = [
    ...placed('query').map(({ name: key, schema, required }) => {
      const type = typeOf(schema, schemas, to, key);
      // A list may be given as one.
      const given = type === 'str' ? 'str | Sequence[str]' : type;
      return `${key === 'from' ? 'from_' : key}: ${required ? given : `${given} | None = ...`}`;
    }),
    ...(idempotent ? ['idempotency_key: str | None = ...'] : []),
    ...(versioned ? ['if_match: int | None = ...'] : []),
  ];
  const positional = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => `${snake(key)}: str`);
  if (body) positional.push(`body: types.${body}${isBodyOptional ? ' | None = ...' : ''}`);
  const all = ['self', ...positional, ...(optional.length > 0 ? ['*', ...optional] : [])];
  const plain = { address: 'str', bytes: 'bytes', undefined: 'None' }[result] ?? `types.${result}`;
  const type = list ? `Items[${plain}]` : lines ? `Snapshot[${plain}]` : plain;
  return `    def ${snake(name.split('.').at(-1))}(${all.join(', ')}) -> ${type}:\n        """${summary}."""`;
}

const classOf = (group) => group.charAt(0).toUpperCase() + group.slice(1);
/** `changeStatus` → `change_status`. */
const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
