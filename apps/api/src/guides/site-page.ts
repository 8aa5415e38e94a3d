/** Content of a documentation page, without the common header. */
export interface SitePage {
  readonly title: string;
  readonly path: string;
  readonly body: string;
  /** Additional scripts in `/docs/assets`, in execution order. */
  readonly scripts?: readonly string[];
  /** CSS class of the body, which selects the layout. */
  readonly layout: 'guide' | 'reference';
}

const firstGuide = '/docs/guides/quick-start';

/** Navigation in the header of every page. */
const navigation: Readonly<Record<string, string>> = {
  [firstGuide]: 'Guides',
  '/docs': 'Reference',
  '/docs/guides/events': 'Events',
  '/docs/guides/errors': 'Errors',
  '/docs/guides/changelog': 'Changelog',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders a complete page. Guides and reference share the header with search and theme switch. */
export function sitePage({ title, path, body, scripts = [], layout }: SitePage): string {
  const place = path in navigation ? path : firstGuide;
  const links = Object.entries(navigation).map(([href, name]) => {
    const current = href === place ? ' aria-current="page"' : '';
    return `<a href="${href}"${current}>${name}</a>`;
  });
  const modules = ['search.js', ...scripts].map((name) => `<script type="module" src="/docs/assets/${name}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Partner API</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/site.css">
<script src="/docs/assets/theme.js"></script>
${modules.join('\n')}
</head>
<body class="${layout}">
<header>
<a class="skip" href="#content">Skip to content</a>
<a class="brand" href="/docs/guides/quick-start">Partner API</a>
<form role="search">
<input type="search" id="search" role="combobox" placeholder="Search (press /)" aria-label="Search the documentation"
 aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<ul id="found" role="listbox" aria-label="Search results" hidden></ul>
</form>
<nav aria-label="Documentation">
${links.join('\n')}
</nav>
<button type="button" id="theme">Light or dark</button>
</header>
${body}
</body>
</html>
`;
}
