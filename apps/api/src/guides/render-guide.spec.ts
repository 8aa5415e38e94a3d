import { describe, expect, it } from '@jest/globals';
import { renderGuide } from './render-guide.js';

const rendered = (markdown: string) => renderGuide('webhooks', 'Webhooks', markdown);

describe('guide page', () => {
  it('has a title, a navigation with the current page marked, and heading anchors', () => {
    const { html } = rendered('# Receiving\n\n## What `arrives` & how\n');
    expect(html).toContain('<title>Webhooks · Partner API</title>');
    expect(html).toContain('<a href="/docs/guides/webhooks" aria-current="page">Webhooks</a>');
    expect(html).toContain('<h2 id="what-arrives-how">');
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
      { url: '/docs/guides/webhooks#two', kind: 'Guide', title: 'Webhooks: Two', text: '- item' },
    ]);
  });

  it('has an anchor at each row of an error code', () => {
    const { html } = rendered('| code | text |\n| --- | --- |\n| `unit_taken` | taken |\n| other | `code` |\n');
    expect(html.match(/<tr[^>]*>/g)).toEqual(['<tr>', '<tr id="unit_taken">', '<tr>']);
  });
});
