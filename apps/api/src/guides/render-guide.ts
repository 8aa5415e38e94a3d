import { Marked, type Tokens } from 'marked';
import { guides, slugOf } from './guide-list.js';

/** A part of a page that search finds: what stands under one heading. */
export interface Passage {
  readonly url: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** A page of the guides as HTML, and what search finds in it. */
export interface RenderedGuide {
  readonly html: string;
  readonly passages: readonly Passage[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `what-arrives` for `What arrives`. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Makes a page of Markdown. Links to other Markdown files lead to their pages, or are text where they have none. */
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
        return target === undefined ? text : `<a href="${escaped(target)}">${text}</a>`;
      },
      // Nothing in a guide is HTML of its own.
      html: ({ text }: Tokens.HTML | Tokens.Tag): string => escaped(text),
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

/** What stands before the first heading belongs to the page as a whole. */
function passagesOf(slug: string, page: string, blocks: readonly Block[]): Passage[] {
  const passages: { url: string; page: string; title: string; text: string }[] = [];
  for (const { type, raw, text = '' } of blocks) {
    const url = `/docs/guides/${slug}`;
    const title = text.replaceAll('`', '');
    if (type === 'heading') passages.push({ url: `${url}#${anchorOf(text)}`, page, title, text: '' });
    else {
      if (passages.length === 0) passages.push({ url, page, title: page, text: '' });
      passages.at(-1)!.text += ` ${raw}`;
    }
  }
  return passages.map((passage) => ({ ...passage, text: passage.text.replaceAll(/[`*|#\s]+/g, ' ').trim() }));
}

function page(slug: string, title: string, content: string): string {
  const links = guides.map((guide) => {
    const current = guide.slug === slug ? ' aria-current="page"' : '';
    return `<li><a href="/docs/guides/${guide.slug}"${current}>${escaped(guide.title)}</a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Partner API</title>
<link rel="stylesheet" href="/docs/guides/assets/guides.css">
<script type="module" src="/docs/guides/assets/search.js"></script>
</head>
<body>
<header><a href="/docs/guides/quick-start">Partner API</a>
<form role="search"><input type="search" id="search" placeholder="Search the guides" aria-label="Search the guides" autocomplete="off"></form>
<a href="/docs">Reference</a></header>
<nav aria-label="Guides"><ul>
${links.join('\n')}
</ul></nav>
<main>
<ol id="found" hidden></ol>
<article>
${content}</article>
</main>
</body>
</html>
`;
}
