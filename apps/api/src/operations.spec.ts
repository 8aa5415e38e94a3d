import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { tags } from './document/tags.js';
import { apiDocument } from './openapi-document.js';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: { readonly example?: unknown };
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly servers: readonly object[];
}

/** Units and quantities that the description of a number can name. */
const unit =
  /money|currency|percent|count|how many|feet|degrees|days|months|seconds|bytes|status|number|version|year|per second/i;

describe('the OpenAPI document of all endpoints', () => {
  let document: Document;
  const operations: (readonly [name: string, operation: Operation])[] = [];
  const properties: (readonly [name: string, property: Schema])[] = [];

  beforeAll(async () => {
    document = (await apiDocument()) as Document;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) operations.push([`${method} ${path}`, operation]);
    }
    collect('', document);
  });

  /** Collects the properties of all schemas, including those nested in responses and bodies. */
  function collect(where: string, part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    const { properties: own } = part as Schema;
    if (typeof own === 'object') {
      for (const [name, property] of Object.entries(own)) properties.push([`${where}/${name}`, property]);
    }
    for (const [name, inside] of Object.entries(part)) {
      if (name !== 'example' && name !== 'examples') collect(`${where}/${name}`, inside);
    }
  }

  /** Returns the names of those that match. */
  const unfit = <Thing>(things: readonly (readonly [string, Thing])[], isWrong: (thing: Thing) => boolean): string[] =>
    things.filter(([, thing]) => isWrong(thing)).map(([name]) => name);

  describe('operations of the document', () => {
    it('have a unique operationId in camel case (R82)', () => {
      expect(operations.length).toBeGreaterThan(80);
      expect(unfit(operations, ({ operationId = '' }) => !/^[a-z]+([A-Z][a-z]+)+$/.test(operationId))).toEqual([]);
      const ids = operations.map(([, { operationId }]) => operationId);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it('have a short summary, a description with the required scope, and one tag', () => {
      expect(unfit(operations, ({ summary = '' }) => !/^[A-Z].{3,59}$/.test(summary))).toEqual([]);
      expect(
        unfit(operations, ({ description = '' }) => !/\.\n\n(Scope: |Requires no |No credential)/.test(description)),
      ).toEqual([]);
      expect(unfit(operations, ({ tags: given = [] }) => given.length !== 1 || !(given[0]! in tags))).toEqual([]);
    });

    it('describe all parameters, with examples only for required ones', () => {
      const parameters = operations.flatMap(([name, { parameters: all = [] }]) =>
        all.map((one) => [`${name} ${one.name}`, one] as const),
      );
      expect(parameters.length).toBeGreaterThan(250);
      expect(unfit(parameters, ({ description }) => !description)).toEqual([]);
      const isFilledIn = ({ required, example, schema }: Parameter): boolean =>
        !required && (example !== undefined || schema?.example !== undefined);
      // Required unless both `from` and `to` are set.
      const alternatives = ['get /partner/v1/revenue-forecast period'];
      expect(unfit(parameters, (one) => one.in === 'query' && isFilledIn(one))).toEqual(alternatives);
    });
  });

  describe('properties of the document', () => {
    it('have a description', () => {
      expect(properties.length).toBeGreaterThan(900);
      expect(unfit(properties, ({ description }) => !description)).toEqual([]);
    });

    it('have a unit if numeric', () => {
      const isNumber = ({ type }: Schema): boolean =>
        [type].flat().some((one) => one === 'number' || one === 'integer');
      const numbers = properties.filter(([, property]) => isNumber(property));
      expect(numbers.length).toBeGreaterThan(100);
      expect(unfit(numbers, ({ description = '' }) => !unit.test(description))).toEqual([]);
    });
  });

  describe('OpenAPI document', () => {
    it('names a server and describes every tag in use', () => {
      expect(document.servers.length).toBeGreaterThan(0);
      const sent = Object.values(document.webhooks).map(({ post }) => post);
      const used = new Set([...operations.map(([, operation]) => operation), ...sent].flatMap((one) => one.tags ?? []));
      expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
      expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    });
  });
});
