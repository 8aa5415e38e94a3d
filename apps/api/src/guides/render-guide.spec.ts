import { describe, expect, it } from '@jest/globals';
import { guidePage } from './guide-page.js';
import { renderGuide } from './render-guide.js';

const highlighted = { 'sh\nls': '<span class="t-function">ls</span>' };
const rendered = (markdown: string) => {
  const guide = renderGuide('webhooks', 'Webhooks', markdown, highlighted);
  return { ...guide, html: guidePage(guide, 'https://portal.example.com') };
};

describe('guide page', () => {
  it('has a title, a navigation with the current page marked, and heading anchors', () => {
    const { html } = rendered('# Receiving\n\n## What `arrives` & how\n');
    expect(html).toContain('<title>Webhooks · Partner API</title>');
    expect(html).toContain('<a href="/docs/guides/webhooks" aria-current="page">Webhooks</a>');
    expect(html).toContain('<h2 id="what-arrives-how">');
  });

  it('links to the guides beside it, to itself as Markdown, and to the portal', () => {
    const { html } = rendered('');
    expect(html).toContain('<a rel="prev" href="/docs/guides/errors"><span>Previous</span>Errors</a>');
    expect(html).toContain('<a rel="next" href="/docs/guides/events"><span>Next</span>Event catalogue</a>');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/guides/webhooks.md">');
    expect(html).toContain('<a href="https://portal.example.com">Portal</a>');
  });

  it('shows samples in several languages as tabs, with the code that the build highlighted', () => {
    const { html } = rendered('```sh\nls\n```\n\n```ts\na < b\n```\n\n```json\n{}\n```\n\n```sh\nls\n```\n');
    const inputs = [...html.matchAll(/<input type="radio" name="([^"]+)" value="([^"]+)"( checked)?>/g)];
    expect(inputs.map(([, ...one]) => one)).toEqual([
      ['language-0', 'sh', ' checked'],
      ['language-0', 'ts', undefined],
    ]);
    expect(html.match(/<span class="t-function">ls<\/span>/g)).toHaveLength(2);
    expect(html).toContain('<pre tabindex="0" data-language="ts"><code>a &lt; b</code></pre>');
  });

  it('lists the sections of the page if there are several', () => {
    expect(rendered('## One\n\n## Two `2`\n').html).toContain('<li><a href="#two-2">Two 2</a></li>');
    expect(rendered('## One\n').html).not.toContain('On this page');
  });

  it('links to pages of other guides, and drops links to other files', () => {
    const { html } = rendered('[a](../errors.md) [b](concurrency.md#x) [c](../specification.md) [d](/docs)');
    expect(html).toContain('<a href="/docs/guides/errors">a</a>');
    expect(html).toContain('<a href="/docs/guides/concurrency#x">b</a>');
    expect(html).toContain(' c ');
    expect(html).toContain('<a href="/docs">d</a>');
  });

  it('escapes HTML in the Markdown', () => {
    expect(rendered('<script>alert(1)</script>\n\nand <b>this</b>').html).not.toMatch(/<script>alert|<b>/);
  });

  it('is indexed by heading', () => {
    expect(rendered('before\n\n# One\n\ntext `code`\n\n## Two\n\n- item\n').passages).toEqual([
      { url: '/docs/guides/webhooks', kind: 'Guide', title: 'Webhooks', text: 'before' },
      { url: '/docs/guides/webhooks#one', kind: 'Guide', title: 'Webhooks: One', text: 'text code' },
      { url: '/docs/guides/webhooks#two', kind: 'Guide', title: 'Webhooks: Two', text: 'item' },
    ]);
  });

  it('has an anchor at each row of an error code', () => {
    const { html } = rendered('| code | text |\n| --- | --- |\n| `unit_taken` | taken |\n| other | `code` |\n');
    expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr id="unit_taken">', '<tr>']);
  });
});
