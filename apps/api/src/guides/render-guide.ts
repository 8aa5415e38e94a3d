import { Marked, type Tokens } from 'marked';
import type { SearchEntry } from '../search/search-entry.js';
import { guides, slugOf } from './guide-list.js';
import { escapeHtml, sitePage } from './site-page.js';

/** Guide page as HTML, with its search entries. */
export interface RenderedGuide {
  readonly html: string;
  readonly passages: readonly SearchEntry[];
}

/** Returns `what-arrives` for `What arrives`. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Renders Markdown as a page. Links to Markdown files become links to their pages, or plain text if there is none. */
export function renderGuide(slug: string, title: string, markdown: string): RenderedGuide {
  const marked = new Marked({
    renderer: {
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
      // Rows of error codes get an anchor.
      tablerow({ text }: Tokens.TableRow): string {
        const [, code] = /^<td><code>([a-z_]+)<\/code><\/td>/.exec(text) ?? [];
        return `<tr${code === undefined ? '' : ` id="${code}"`}>\n${text}</tr>\n`;
      },
      // Guides contain no raw HTML.
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => escapeHtml(text),
    },
  });
  const content = marked.parse(markdown, { async: false });
  return { html: page(slug, title, content), passages: passagesOf(slug, title, marked.lexer(markdown)) };
}

function targetOf(href: string): string | undefined {
  if (!/\.md(#|$)/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const slug = slugOf(file);
  return slug === undefined ? undefined : `/docs/guides/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
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
    text: text.replaceAll(/[`*|#\s]+/g, ' ').trim(),
  }));
}

function page(slug: string, title: string, content: string): string {
  const links = guides.map((guide) => {
    const current = guide.slug === slug ? ' aria-current="page"' : '';
    return `<li><a href="/docs/guides/${guide.slug}"${current}>${escapeHtml(guide.title)}</a></li>`;
  });
  const body = `<nav class="side" aria-label="Guides"><ul>
${links.join('\n')}
</ul></nav>
<main id="content" tabindex="-1">
<article>
${content}</article>
</main>`;
  return sitePage({ title, path: `/docs/guides/${slug}`, body, layout: 'guide' });
}
