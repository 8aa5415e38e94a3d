import { readFile } from 'node:fs/promises';
import type { Token, Tokens } from 'marked';
import { escapeHtml } from './site-page.js';

/** HTML of code blocks, by language and text, as the build highlighted it. */
export type Highlighted = Readonly<Record<string, string>>;

/** Consecutive code blocks of different languages, which are shown as tabs. */
export interface Samples extends Tokens.Generic {
  readonly type: 'samples';
  readonly blocks: readonly Tokens.Code[];
}

/** Names of the languages that a reader chooses between. */
const choices: Readonly<Record<string, string>> = {
  sh: 'curl',
  ts: 'TypeScript',
  php: 'PHP',
  python: 'Python',
  js: 'JavaScript',
};
/** Names of languages above a single block. */
const names: Readonly<Record<string, string>> = {
  ...choices,
  sh: 'Shell',
  console: 'Terminal',
  http: 'HTTP',
  json: 'JSON',
};

/** Reads the build output. Resolves to the same file from the sources and from the build. */
export async function readHighlighted(): Promise<Highlighted> {
  const file = new URL('../../dist/highlighted.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Highlighted;
}

/** Joins consecutive code blocks of a page, if a reader chooses between their languages. */
export function joinSamples(blocks: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'space' && last?.type === 'samples') continue;
    if (!isChoice(block)) joined.push(block);
    else if (isSamples(last) && last.blocks.every(({ lang }) => lang !== block.lang))
      joined[joined.length - 1] = { ...last, blocks: [...last.blocks, block] };
    else joined.push({ type: 'samples', raw: block.raw, blocks: [block] } satisfies Samples);
  }
  return joined;
}

const isChoice = (token: Token): token is Tokens.Code => token.type === 'code' && token['lang'] in choices;
const isSamples = (token: Token | undefined): token is Samples => token?.type === 'samples';

/**
 * Renders code with its language above it. Several languages are radio buttons, which need no script.
 * @param group name of the radio buttons, unique on the page.
 */
export function codeHtml(blocks: readonly Tokens.Code[], highlighted: Highlighted, group: string): string {
  const tabs = blocks.map(({ lang = '' }, index) => {
    if (blocks.length === 1) return `<span>${escapeHtml(names[lang] ?? lang)}</span>`;
    const checked = index === 0 ? ' checked' : '';
    return `<label><input type="radio" name="${group}" value="${lang}"${checked}>${choices[lang]}</label>`;
  });
  const head = blocks.length === 1 ? tabs.join('') : `<legend>Language</legend>${tabs.join('')}`;
  const code = blocks.map(({ lang = '', text }) => {
    const html = highlighted[`${lang}\n${text}`] ?? escapeHtml(text);
    return `<pre tabindex="0" data-language="${lang}"><code>${html}</code></pre>`;
  });
  const tag = blocks.length === 1 ? 'div' : 'fieldset';
  return `<div class="code"><${tag} class="tabs">${head}</${tag}>\n${code.join('\n')}</div>\n`;
}
