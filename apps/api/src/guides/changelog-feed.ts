import { escapeHtml } from './site-page.js';
import type { RenderedGuide } from './render-guide.js';

/** Second-level heading of a release, such as `1.4.0 (2026-11-24)`, and the text below it. */
const release =
  /^<h2 id="([^"]+)"><a[^>]*>([\d.]+) \((\d{4}-\d\d-\d\d)\)<\/a><\/h2>\n([\s\S]*?)(?=^<h2 |$(?![\s\S]))/gm;

/**
 * Renders the changelog as an Atom feed (RFC 4287), with one entry for each release, newest first.
 * @param url address of this API, without a trailing slash.
 */
export function changelogFeed(url: string, { slug, article }: RenderedGuide): string {
  const page = `${url}/docs/guides/${slug}`;
  const releases = [...article.matchAll(release)];
  const entries = releases.map(
    ([, anchor, version, date, html = '']) => `<entry>
<id>${page}#${anchor}</id>
<title>Partner API ${version}</title>
<updated>${date}T00:00:00Z</updated>
<link rel="alternate" type="text/html" href="${page}#${anchor}"/>
<content type="html">${escapeHtml(html.replaceAll(' href="/', ` href="${url}/`))}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>Changelog of the Partner API</title>
<updated>${releases[0]?.[3]}T00:00:00Z</updated>
<author><name>Partner API</name></author>
<link rel="self" type="application/atom+xml" href="${url}/docs/changelog.atom"/>
<link rel="alternate" type="text/html" href="${page}"/>
${entries.join('\n')}
</feed>
`;
}
