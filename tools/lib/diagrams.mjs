import { createHash } from 'node:crypto';

/** Name of a diagram for each section of `docs/states.md`, with its Mermaid source. */
export function stateDiagrams(page) {
  const sections = page.matchAll(/^## (.+)\n\n```mermaid\n([^]*?)```/gm);
  return [...sections].map(([, title, source]) => [`states-${title.toLowerCase().replaceAll(' ', '-')}`, source]);
}

/**
 * Mermaid source of the domain map: a box for each context with its kinds of records, and an arrow to each context that
 * it imports or whose tables it reads.
 * @param contexts `{ name, uses, records }` of each context.
 */
export function domainMap(contexts) {
  const boxes = contexts.map(({ name, records }) => {
    const lines = records.map((record) => record.replaceAll('_', ' '));
    return `  ${name}["\`${[`**${name}**`, ...lines].join('\n')}\`"]`;
  });
  const arrows = contexts
    .filter(({ uses }) => uses.length > 0)
    .map(({ name, uses }) => `  ${name} --> ${[...uses].sort().join(' & ')}`);
  return `${['flowchart LR', ...boxes, '', ...arrows].join('\n')}\n`;
}

/** First line of a picture: the digest of the source that it was drawn from. */
export const stamp = (source) => `<!-- ${createHash('sha256').update(source).digest('hex')} -->\n`;
