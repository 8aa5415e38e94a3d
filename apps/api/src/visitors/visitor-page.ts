import { createHash } from 'node:crypto';
import type { CompanyContact } from '@partner/companies';
import { parseHttpUrl } from '@partner/kernel';
import { Html, html } from './html.js';

/** Page for a customer or another visitor of a company. It has no scripts. */
export interface VisitorPage {
  readonly title: string;
  /** Company in whose name the page is; undefined while it is not known. */
  readonly company?: CompanyContact | undefined;
  readonly paragraphs: readonly string[];
  /** Labels with their values. */
  readonly facts?: readonly (readonly [string, string])[];
}

/** A page with the headers that it needs. */
export interface RenderedPage {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

const style = `
:root { color-scheme: light dark; --back: #f4f5f7; --card: #fff; --text: #1d2430; --faint: #596273; --line: #d9dde3 }
@media (prefers-color-scheme: dark) {
  :root { --back: #12151a; --card: #1c2128; --text: #e8ebf0; --faint: #a3acba; --line: #343b46 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--back);
  color: var(--text); font: 1rem/1.55 system-ui, sans-serif }
main { width: 100%; max-width: 32rem; padding: 2rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .75rem; overflow-wrap: anywhere }
img { display: block; max-width: 100%; max-height: 4rem; margin-bottom: 1rem }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 } p { margin: 0 0 .75rem }
.company { margin: 0 0 1.5rem; color: var(--faint); font-weight: 600 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 } dt { color: var(--faint) }
dd { margin: 0; font-weight: 600 } footer { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line);
  color: var(--faint) } a { color: inherit }
`;
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Renders a page. Everything in it is escaped; the only resource that it loads is the logo of the company. */
export function visitorPage({ title, company, paragraphs, facts = [] }: VisitorPage): RenderedPage {
  const logo = logoOf(company);
  const name = company === undefined ? [] : [html`<p class="company">${company.name}</p>`];
  const rows = facts.map(
    ([label, value]) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );
  const email = company?.email ?? undefined;
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${company ? `${title} · ${company.name}` : title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          ${logo ? [html`<img src="${logo.href}" alt="" referrerpolicy="no-referrer" />`] : []} ${name}
          <h1>${title}</h1>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${rows.length > 0 ? [html`<dl>${rows}</dl>`] : []}
          ${email ? [html`<footer>Questions? Write to <a href="mailto:${email}">${email}</a>.</footer>`] : []}
        </main>
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    `style-src ${styleSource}`,
    ...(logo ? [`img-src ${logo.origin}`] : []),
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ];
  return {
    text,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    },
  };
}

/** The URL of the logo, whose origin becomes a source of the content security policy (A14). */
const logoOf = (company: CompanyContact | undefined): URL | undefined => parseHttpUrl(company?.logoUrl ?? '');
