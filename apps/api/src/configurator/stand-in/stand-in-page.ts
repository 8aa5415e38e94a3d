import type { LaunchedSession } from '@partner/configurator';
import { html } from '../../visitors/html.js';

/** Content of the page. */
export interface StandInPage {
  readonly session: LaunchedSession;
  /** Quote to return with: the chosen one, otherwise the quote of the session. */
  readonly quoteId: string | undefined;
}

/** Renders the stand-in page: the launch parameters and the link back. */
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
          This is not a configurator. It shows what ${company} would launch its own configurator with. Opened
          ${openedAt.toISOString()}.
        </p>
        <table>
          ${rows}
        </table>
        ${returnUrl === null ? [html`<p>The session has no return URL.</p>`] : [back]}
      </body>
    </html> `.text;
}

/** Launch parameters of a session, without empty ones. */
function facts(session: LaunchedSession): readonly (readonly [string, string])[] {
  const { sessionId, customer, location, quoteNumber, quoteId, serialNumber, workOrderId } = session;
  const quote = quoteNumber === null ? null : `${quoteNumber} (${quoteId})`;
  const unit = workOrderId === null ? null : `${serialNumber ?? 'without a serial number'} (${workOrderId})`;
  const all = { psid: sessionId, Customer: customer, Location: location, Quote: quote, Unit: unit };
  return Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
