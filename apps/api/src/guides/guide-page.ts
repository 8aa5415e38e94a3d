import { guides } from './guide-list.js';
import { escapeHtml, sitePage } from './site-page.js';

/** Rendered parts of a guide. */
export interface GuideParts {
  readonly slug: string;
  readonly title: string;
  readonly article: string;
  /** Second-level headings with their anchors. */
  readonly contents: readonly { readonly anchor: string; readonly title: string }[];
}

/** Renders a guide between the navigation and the contents of the page, with links to the guides beside it. */
export function guidePage({ slug, title, article, contents }: GuideParts, portal?: string): string {
  const path = `/docs/guides/${slug}`;
  const body = `<div class="page">
${contentsHtml(contents)}<main id="content" tabindex="-1">
<p class="tools"><a href="${path}.md">Markdown</a></p>
<article>
${article}</article>
${besides(slug)}</main>
</div>`;
  return sitePage({ title, path, body, scripts: ['guide.js'], layout: 'guide', markdown: `${path}.md`, portal });
}

function contentsHtml(contents: GuideParts['contents']): string {
  if (contents.length < 2) return '';
  const links = contents.map((one) => `<li><a href="#${one.anchor}">${escapeHtml(one.title)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>
${links.join('\n')}
</ul></details></nav>
`;
}

/** Links to the previous and the next guide. */
function besides(slug: string): string {
  const at = guides.findIndex((guide) => guide.slug === slug);
  const link = (index: number, label: string): string => {
    const guide = at < 0 ? undefined : guides[index];
    if (guide === undefined) return '';
    const rel = label === 'Next' ? 'next' : 'prev';
    return `<a rel="${rel}" href="/docs/guides/${guide.slug}"><span>${label}</span>${escapeHtml(guide.title)}</a>`;
  };
  const links = link(at - 1, 'Previous') + link(at + 1, 'Next');
  return `<nav class="besides" aria-label="Previous and next">${links}</nav>\n`;
}
