// Highlights the code blocks of the guides at build time, so that a page only looks them up.
import { readFile } from 'node:fs/promises';
import { Marked } from 'marked';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import http from 'shiki/langs/http.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import php from 'shiki/langs/php.mjs';
import python from 'shiki/langs/python.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import typescript from 'shiki/langs/typescript.mjs';

/** Languages of fences whose grammar has another name. */
const grammars = { console: 'shellscript', sh: 'shellscript', js: 'javascript', ts: 'typescript' };

/** Address of the sandbox in the samples, and a word that stays one token. */
const address = 'http://127.0.0.1:3000';
const word = 'addressOfTheSandbox';

const theme = createCssVariablesTheme({ name: 'classes' });

/**
 * Returns the HTML of every code block, by its language and text. Tokens have classes instead of inline styles, which
 * the pages do not allow.
 * @param files URLs of Markdown files
 */
export async function highlightGuides(files) {
  const highlighter = await createHighlighterCore({
    langs: [http, javascript, json, php, python, shell, typescript],
    themes: [theme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const blocks = {};
  for (const file of files) {
    for (const { type, lang, text } of new Marked().lexer(await readFile(file, 'utf8'))) {
      if (type !== 'code') continue;
      const options = { lang: grammars[lang] ?? lang, theme: 'classes', tokenizeTimeLimit: 0 };
      const { tokens } = highlighter.codeToTokens(text.replaceAll(address, word), options);
      const html = tokens.map((line) => line.map(span).join('')).join('\n');
      blocks[`${lang}\n${text}`] = html.replaceAll(word, address);
    }
  }
  highlighter.dispose();
  return blocks;
}

/** Returns a token as HTML. Its class is the last word of its color: `string` for `var(--shiki-token-string)`. */
function span({ content, color = '' }) {
  const text = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const [, name] = /--shiki-token-([a-z-]+)/.exec(color) ?? [];
  return name === undefined ? text : `<span class="t-${name}">${text}</span>`;
}
