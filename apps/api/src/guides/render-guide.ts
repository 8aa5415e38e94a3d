import { Marked, type Tokens } from 'marked';
import type { SearchEntry } from '../search/search-entry.js';
import { codeHtml, type Highlighted, joinSamples, type Samples } from './code-samples.js';
import { slugOf } from './guide-list.js';
import type { GuideParts } from './guide-page.js';
import { escapeHtml } from './site-page.js';

/** Guide as HTML, with its search entries. */
export interface RenderedGuide extends GuideParts {
  readonly passages: readonly SearchEntry[];
}

/** Returns `what-arrives` for `What arrives`. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Renders Markdown as HTML. Links to Markdown files become links to their pages, or plain text if there is none. */
export function renderGuide(
  slug: string,
  title: string,
  markdown: string,
  highlighted: Highlighted = {},
): RenderedGuide {
  const marked = renderer(highlighted);
  const blocks = marked.lexer(markdown);
  const headings = blocks.filter((block): block is Tokens.Heading => block.type === 'heading' && block['depth'] === 2);
  const contents = headings.map(({ text }) => ({ anchor: anchorOf(text), title: text.replaceAll('`', '') }));
  return {
    slug,
    title,
    contents,
    article: marked.parser(joinSamples(blocks)),
    passages: passagesOf(slug, title, blocks),
  };
}

function renderer(highlighted: Highlighted): Marked {
  let groups = 0;
  return new Marked({
    extensions: [
      {
        name: 'samples',
        renderer: (token) => codeHtml((token as Samples).blocks, highlighted, `language-${groups++}`),
      },
    ],
    renderer: {
      code: (block: Tokens.Code): string => codeHtml([block], highlighted, ''),
      heading({ tokens, depth, text }: Tokens.Heading): string {
        const anchor = anchorOf(text);
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        const text = this.parser.parseInline(tokens);
        const target = targetOf(href);
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      image({ href, text }: Tokens.Image): string {
        return `<img src="${escapeHtml(href.replace(/^\.\.\//, '/docs/'))}" alt="${escapeHtml(text)}">`;
      },
      table({ header, rows }: Tokens.Table): string {
        const row = (cells: Tokens.TableCell[], tag: string): string =>
          cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
        const body = rows.map((cells) => `<tr${codeAnchor(cells)}>${row(cells, 'td')}</tr>\n`).join('');
        return `<div class="scroll" tabindex="0"><table>
<thead><tr>${row(header, 'th')}</tr></thead>
<tbody>${body}</tbody></table></div>\n`;
      },
      // Guides contain no raw HTML.
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => escapeHtml(text),
    },
  });
}

/** Returns an anchor for a row that begins with an error code. */
function codeAnchor([first]: Tokens.TableCell[]): string {
  const [, code] = /^`([a-z_]+)`$/.exec(first?.text ?? '') ?? [];
  return code === undefined ? '' : ` id="${code}"`;
}

/** Returns the address of a linked page with this suffix; undefined if the file is no guide. */
function targetOf(href: string, suffix = ''): string | undefined {
  if (!/\.md(#|$)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const slug = slugOf(file);
  return slug === undefined ? undefined : `/docs/guides/${slug}${suffix}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Returns Markdown whose links lead to the Markdown of other guides, and whose pictures to files of this server. */
export function withServedLinks(markdown: string): string {
  return markdown
    .replaceAll(/!\[([^\]]*)\]\(\.\.\/([^)\s]+)\)/g, '![$1](/docs/$2)')
    .replaceAll(/\[([^\]]*)\]\(([^)\s]+\.md(?:#[^)\s]*)?)\)/g, (_, text: string, href: string) => {
      const target = targetOf(href, '.md');
      return target === undefined ? text : `[${text}](${target})`;
    });
}

interface Block {
  readonly type: string;
  readonly raw: string;
  readonly text?: string;
}

/** Splits a guide into one passage per heading. Text before the first heading belongs to the page as a whole. */
function passagesOf(slug: string, page: string, blocks: readonly Block[]): SearchEntry[] {
  const passages: { url: string; title: string; text: string }[] = [];
  for (const { type, raw, text = '' } of blocks) {
    const url = `/docs/guides/${slug}`;
    const heading = text.replaceAll('`', '');
    const title = heading === page ? page : `${page}: ${heading}`;
    if (type === 'heading') passages.push({ url: `${url}#${anchorOf(text)}`, title, text: '' });
    else {
      if (passages.length === 0) passages.push({ url, title: page, text: '' });
      passages.at(-1)!.text += ` ${raw}`;
    }
  }
  return passages.map(({ text, ...passage }) => ({
    ...passage,
    kind: 'Guide',
    text: plainText(text),
  }));
}

/** Returns the words of Markdown. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/```\w*|!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?:^|\s)(?:-+|\d+\.)(?=\s)/g, ' ')
    .replaceAll(/[`*|#\s]+/g, ' ')
    .trim();
