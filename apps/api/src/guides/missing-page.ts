import { guides } from './guide-list.js';
import { escapeHtml, sitePage } from './site-page.js';

const suggested = ['quick-start', 'data-model', 'errors', 'changelog'];

/** Page for browsers at an address of the documentation that does not exist. */
export function missingPage(portal?: string): string {
  const links = guides
    .filter(({ slug }) => suggested.includes(slug))
    .map(({ slug, title }) => `<li><a href="/docs/guides/${slug}">${escapeHtml(title)}</a></li>`);
  const body = `<div class="page">
<main id="content" tabindex="-1">
<article>
<p class="status">404</p>
<h1>This page does not exist</h1>
<p>The address may be misspelled, or the page may have moved. Search the documentation above, or continue with one of
these pages:</p>
<ul>
<li><a href="/docs">API reference</a></li>
${links.join('\n')}
</ul>
</article>
</main>
</div>`;
  return sitePage({ title: 'Page not found', path: '', body, layout: 'guide', portal });
}
