import { guideGroups } from './guide-list.js';

/** Content of a documentation page, without the common header and navigation. */
export interface SitePage {
  readonly title: string;
  readonly path: string;
  readonly body: string;
  /** Additional scripts in `/docs/assets`, in execution order. */
  readonly scripts?: readonly string[];
  /** CSS class of the body, which selects the layout. */
  readonly layout: 'guide' | 'reference';
  /** Address of the page as Markdown. */
  readonly markdown?: string;
  /** Address of the portal, if there is one. */
  readonly portal?: string | undefined;
}

const firstGuide = '/docs/guides/quick-start';

/** Links in the header of every page. */
const places: Readonly<Record<string, string>> = {
  [firstGuide]: 'Guides',
  '/docs': 'Reference',
  '/docs/guides/events': 'Events',
  '/docs/guides/errors': 'Errors',
  '/docs/guides/changelog': 'Changelog',
};

const styles = { guide: ['site', 'menu', 'guide', 'code'], reference: ['site', 'menu', 'reference'] };
const menuIcon = '<path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>';
const themeIcon = `<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.5"/>
<path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"/>`;

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders a complete page. Guides and reference share the header with search and theme switch, and the menu. */
export function sitePage({ title, path, body, scripts = [], layout, markdown, portal }: SitePage): string {
  const modules = ['search.js', ...scripts].map((name) => {
    // The choices of a reader are shown from the first paint on.
    const blocking = name === 'guide.js' ? ' blocking="render"' : '';
    return `<script type="module" src="/docs/assets/${name}"${blocking}></script>`;
  });
  const alternate = markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${markdown}">\n`;
  const links = linksOf(path, portal);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Partner API</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
${styles[layout].map((name) => `<link rel="stylesheet" href="/docs/assets/${name}.css">`).join('\n')}
${alternate}<script src="/docs/assets/theme.js"></script>
${modules.join('\n')}
</head>
<body class="${layout}">
<header>
<a class="skip" href="#content">Skip to content</a>
<button type="button" class="icon" id="menu-button" popovertarget="menu" aria-label="Menu">${icon(menuIcon)}</button>
<a class="brand" href="${firstGuide}"><img src="/docs/assets/icon.svg" alt="" width="24" height="24">Partner API</a>
<form role="search">
<input type="search" id="search" role="combobox" placeholder="Search (press /)" aria-label="Search the documentation"
 aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<ul id="found" role="listbox" aria-label="Search results" hidden></ul>
</form>
<nav aria-label="Documentation">
${links}
</nav>
<button type="button" class="icon" id="theme" aria-label="Light or dark">${icon(themeIcon)}</button>
</header>
${menu(path, links)}
${body}
</body>
</html>
`;
}

const icon = (shapes: string): string =>
  `<svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">${shapes}</svg>`;

function linksOf(path: string, portal: string | undefined): string {
  const place = path in places ? path : firstGuide;
  const links = Object.entries(places).map(
    ([href, name]) => `<a href="${href}"${href === place ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  if (portal !== undefined) links.push(`<a href="${escapeHtml(portal)}">Portal</a>`);
  return links.join('\n');
}

/** All guides: beside the text of a guide, and a menu on small screens. */
function menu(path: string, links: string): string {
  const groups = Object.entries(guideGroups).map(([heading, guides]) => {
    const items = guides.map(({ slug, title }) => {
      const href = `/docs/guides/${slug}`;
      return `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;
    });
    return `<h2>${heading}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<nav class="side" id="menu" popover aria-label="Guides">
<div class="places">
${links}
</div>
${groups.join('\n')}
</nav>`;
}
