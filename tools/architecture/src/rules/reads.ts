import type { ContextDeclaration } from '@partner/kernel';
import ts from 'typescript';
import type { Source, Violation } from '../source.js';

/** A table or view that the SQL of a source names. */
export interface Mention {
  readonly path: string;
  readonly relation: string;
  readonly writes: boolean;
}

/** The owning context of each table and view. */
export type Owners = ReadonlyMap<string, string>;

/** Declared reads of each reader, a context or an app, by the owning context. */
export type Reads = ReadonlyMap<string, ContextDeclaration['reads']>;

/** Returns the owner of each declared table and view. */
export function ownersOf(contexts: readonly ContextDeclaration[]): Owners {
  return new Map(
    contexts.flatMap(({ name, tables = {}, views = [] }) =>
      [...Object.keys(tables), ...views].map((relation) => [relation, name] as const),
    ),
  );
}

/** The reader that a source belongs to: a context, an app, or the platform as the owner of its tables. */
export function readerOf(path: string): string | undefined {
  if (path.startsWith('libs/platform/')) return 'schema';
  return /^(?:libs\/(?<context>[^/]+)|(?<app>apps\/[^/]+))\//
    .exec(path)
    ?.slice(1)
    .find((name) => name !== undefined);
}

interface ForeignMention extends Mention {
  readonly reader: string;
  readonly owner: string;
}

/** Reports SQL that names undeclared tables or views of other contexts, or writes into them. */
export function undeclaredReads(mentions: readonly Mention[], owners: Owners, reads: Reads): Violation[] {
  return foreign(mentions, owners).flatMap(({ path, relation, writes, reader, owner }) => [
    ...(writes ? [`${path} writes into ${relation}, which is a table of ${owner}`] : []),
    ...(reads.get(reader)?.[owner]?.includes(relation)
      ? []
      : [`${path} reads ${relation} of ${owner}, which ${reader} does not declare`]),
  ]);
}

/** Reports declared reads that no SQL needs. */
export function unneededReads(mentions: readonly Mention[], owners: Owners, reads: Reads): Violation[] {
  const named = new Set(
    foreign(mentions, owners).map(({ reader, owner, relation }) => `${reader} ${owner} ${relation}`),
  );
  return [...reads].flatMap(([reader, declared = {}]) =>
    Object.entries(declared).flatMap(([owner, relations]) =>
      relations
        .filter((relation) => !named.has(`${reader} ${owner} ${relation}`))
        .map((relation) => `${reader} declares ${relation} of ${owner}, which none of its SQL reads`),
    ),
  );
}

function foreign(mentions: readonly Mention[], owners: Owners): ForeignMention[] {
  return mentions.flatMap((mention) => {
    const [reader, owner] = [readerOf(mention.path), owners.get(mention.relation)];
    return reader === undefined || owner === undefined || reader === owner ? [] : [{ ...mention, reader, owner }];
  });
}

/**
 * Returns the tables and views that the SQL of a source names: after a keyword such as `from`, as a separate fragment,
 * or as an argument of `raw`.
 */
export function mentionsIn({ path, text }: Source, owners: Owners): Mention[] {
  if (!looksLikeSql.test(text)) return [];
  const found: Mention[] = [];
  const add = (relation: string, writes: boolean): void => {
    const isKnown = found.some((one) => one.relation === relation && one.writes === writes);
    if (owners.has(relation) && !isKnown) found.push({ path, relation, writes });
  };
  const visit = (node: ts.Node): void => {
    const written = writtenIn(node);
    if (written !== undefined) {
      for (const [, word, relation] of written.matchAll(naming)) add(relation!, writing.test(word!));
      if (isSql(node.parent)) add(written.trim(), false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

const naming = /\b(from|join|using|insert into|update|delete from)\s+(?:only\s+)?([a-z_]+)\b(?!\s*\()/g;
const looksLikeSql = /\bsql`|\braw\(|\b(from|join|into|update)\s+[a-z_]/;
const writing = /^(insert into|update|delete from)$/;

/** Returns the text of a literal, with `?` for each expression of a template. */
function writtenIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join('');
}

function isSql(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql';
  return ts.isCallExpression(node) && node.expression.getText() === 'raw';
}
