import type { LineItemRow, SessionRow } from '../account/rows.js';
import { formatAmount } from '../payments/currencies.js';
import { bankMethod } from '../payments/methods.js';
import { Html, html } from './html.js';

const style = new Html(`
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; color: #1a1f36 }
  table { width: 100%; border-collapse: collapse } td { padding: .25rem 0 } td + td { text-align: right }
  label { display: block; margin: 1rem 0 } input { font: inherit; width: 100%; padding: .5rem; box-sizing: border-box }
  button { font: inherit; padding: .6rem 1rem; margin: .25rem .25rem .25rem 0; cursor: pointer }
  .note { background: #fff4d6; padding: .5rem 1rem } .problem { background: #ffe3e3; padding: .5rem 1rem }
`);

/** Renders a complete HTML document. */
export function document(title: string, body: Html): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <p class="note">This is a stand-in for Stripe. No money moves.</p>
        ${body}
      </body>
    </html>`;
  return page.text;
}

/** Renders the items of an open session with its payment methods. */
export function openSession(session: SessionRow, items: readonly LineItemRow[], problem?: string): string {
  const currency = session.currency ?? '';
  const total = formatAmount(session.amount_total ?? 0, currency);
  const offered = (method: string | undefined) => method !== undefined && session.payment_method_types.includes(method);
  const button = (action: string, label: string) => html`<button name="action" value="${action}">${label}</button> `;
  const body = html` <h1>Pay ${total}</h1>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : new Html('')}
    <table>
      ${items.map(
        (item) =>
          html`<tr>
            <td>${item.quantity ?? 1} × ${item.description ?? ''}</td>
            <td>${formatAmount(item.amount_total, currency)}</td>
          </tr>`,
      )}
    </table>
    <form method="post">
      <label>Email <input name="email" type="email" value="${session.customer_email ?? ''}" /></label>
      ${offered('card') ? [button('card', 'Pay by card'), button('declined_card', 'Pay with a declined card')] : []}
      ${offered(bankMethod(currency)) ? [button('bank', 'Pay by bank')] : []}
      <button name="action" value="abandon" formnovalidate>Go back without paying</button>
    </form>`;
  return document(`Pay ${total}`, body);
}

/** Renders a page with a title and a message. */
export function message(title: string, text: string): string {
  return document(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}
