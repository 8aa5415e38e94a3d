import type { Account } from '../account/account.js';
import { ledger } from '../control/ledger.js';
import type { LedgerSum, PaymentSummary } from '../control/types.js';
import { Html, html } from '../page/html.js';
import { document } from '../page/view.js';
import { displayed } from '../payments/currencies.js';

/** Payments that are shown: the newest. */
const shown = 50;

/** The accounts with their sums and newest payments, and what can be done to each payment. */
export function dashboard(accounts: readonly Account[], problem?: string): string {
  const body = html`<h1>Payments</h1>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : new Html('')} ${accounts.map(section)}`;
  return document('Payments', body);
}

function section(account: Account): Html {
  const { sums, payments } = ledger(account, {});
  return html`<h2>${account.details.id}</h2>
    ${sums.map(total)}
    <table>
      ${payments.toReversed().slice(0, shown).map(row)}
    </table>`;
}

function total({ currency, charged, refunded, net }: LedgerSum): Html {
  const [taken, returned, left] = [charged, refunded, net].map((amount) => displayed(amount, currency));
  return html`<p>${taken ?? ''} charged, ${returned ?? ''} refunded, ${left ?? ''} left.</p>`;
}

function row(payment: PaymentSummary): Html {
  const { amount, currency, sessionStatus, paymentStatus, refunded, dispute, paymentIntent } = payment;
  const state = dispute ? `dispute ${dispute}` : `${sessionStatus}, ${paymentStatus}`;
  const buttons = actionsOf(payment).map((action) => html`<button name="action" value="${action}">${action}</button> `);
  return html`<tr>
    <td>
      ${displayed(amount, currency)}<br />${state}${refunded > 0 ? `, ${displayed(refunded, currency)} refunded` : ''}
    </td>
    <td>
      <form method="post"><input type="hidden" name="payment" value="${paymentIntent ?? ''}" />${buttons}</form>
    </td>
  </tr>`;
}

/** What the merchant, the bank or the buyer may do next. */
function actionsOf({ intentStatus, dispute, refunded, amount }: PaymentSummary): string[] {
  if (intentStatus === 'processing') return ['bank pays', 'bank refuses'];
  if (intentStatus !== 'succeeded') return [];
  if (dispute === null) return refunded < amount ? ['refund', 'dispute'] : [];
  return dispute === 'needs_response' ? ['dispute won', 'dispute lost'] : [];
}
