import type { LaunchedSession } from '@partner/configurator';

/** Markup that is sent as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup with values in it: whatever is not markup itself is escaped. */
const html = (parts: TemplateStringsArray, ...values: readonly (string | number | readonly Html[])[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(shown)));

const shown = (value: string | number | readonly Html[]): string =>
  typeof value === 'object'
    ? value.map(({ text }) => text).join('')
    : String(value).replaceAll(/[&<>"']/g, (character) => escapes[character]!);

/** What the page shows, and where its links lead. */
export interface StandInPage {
  readonly session: LaunchedSession;
  /** The quote to return with: as it was chosen, else that of the session. */
  readonly quoteId: string | undefined;
}

/** The page of the stand-in: what it was launched with, and the way back. */
export function standInPage({ session, quoteId }: StandInPage): string {
  const { sessionId, company, returnUrl, openedAt } = session;
  const rows = facts(session).map(
    ([name, value]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${value}</td>
      </tr> `,
  );
  const query = quoteId === undefined ? '' : `?quoteId=${encodeURIComponent(quoteId)}`;
  const back = html`<p>
      <a id="return" href="/configurator/return/${sessionId}${query}">Return</a> to ${returnUrl ?? ''}
      ${quoteId === undefined ? 'without a quote' : `with the quote ${quoteId}`}
    </p>
    <form method="get">
      <input type="hidden" name="psid" value="${sessionId}" />
      <label>Saved as quote <input name="quoteId" value="${quoteId ?? ''}" size="26" /></label> <button>Choose</button>
    </form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Stand-in configurator</title>
        <meta name="viewport" content="width=device-width" />
      </head>
      <body>
        <h1>Stand-in configurator</h1>
        <p>
          This is no configurator: it shows what ${company} would launch its own one with. Opened
          ${openedAt.toISOString()}.
        </p>
        <table>
          ${rows}
        </table>
        ${returnUrl === null ? [html`<p>The session has no address to return to.</p>`] : [back]}
      </body>
    </html> `.text;
}

/** What a session was launched with; what it was launched without is left out. */
function facts(session: LaunchedSession): readonly (readonly [string, string])[] {
  const { sessionId, customer, location, quoteNumber, quoteId, serialNumber, workOrderId } = session;
  const quote = quoteNumber === null ? null : `${quoteNumber} (${quoteId})`;
  const unit = workOrderId === null ? null : `${serialNumber ?? 'without a serial number'} (${workOrderId})`;
  const all = { psid: sessionId, Customer: customer, Location: location, Quote: quote, Unit: unit };
  return Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
