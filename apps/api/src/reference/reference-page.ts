import type { ApiDocument } from '../document/api-document.js';
import { escapeHtml, sitePage } from '../guides/site-page.js';
import { operationEntries } from '../search/operation-entries.js';

/** Renders the page of the API reference. Without scripts, it lists the operations instead of the viewer. */
export function referencePage(document: ApiDocument, portal?: string): string {
  const operations = operationEntries(document).map(
    ({ title, text }) => `<dt>${escapeHtml(title)}</dt>\n<dd>${escapeHtml(text)}</dd>`,
  );
  const body = `<div id="content" tabindex="-1"><div id="reference"></div></div>
<noscript><main>
<h1>API reference</h1>
<p>The reference needs JavaScript to show parameters, responses and samples. This is the list of all operations; the
<a href="/openapi.json">OpenAPI document</a> describes them completely.</p>
<dl>
${operations.join('\n')}
</dl>
</main></noscript>`;
  // The script of the viewer must run before its configuration.
  const scripts = ['scalar.js', 'reference.js'];
  return sitePage({ title: 'Reference', path: '/docs', body, scripts, layout: 'reference', portal });
}
