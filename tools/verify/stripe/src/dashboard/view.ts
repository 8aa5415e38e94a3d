import type { Account } from '../account/account.js';
import { ledger } from '../control/ledger.js';
import type { LedgerSum, PaymentSummary } from '../control/types.js';
import { Html, html } from '../page/html.js';
import { document } from '../page/view.js';
import { formatAmount } from '../payments/currencies.js';

/** Number of newest payments on the page. */
const maxPayments = 50;

/** Renders the accounts with their sums and newest payments, and the actions of each payment. */
export function dashboard(accounts: readonly Account[], problem?: string): string {
  const body = html`<h1>Payments</h1>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : new Html('')} ${accounts.map(section)}`;
  return document('Payments', body);
}

function section(account: Account): Html {
  const { sums, payments } = ledger(account, {});
  return html`<h2>${account.details.id}</h2>
    ${sums.map(sumLine)}
    <table>
      ${payments.toReversed().slice(0, maxPayments).map(row)}
    </table>`;
}

function sumLine({ currency, charged, refunded, net }: LedgerSum): Html {
  const [total, returned, remaining] = [charged, refunded, net].map((amount) => formatAmount(amount, currency));
  return html`<p>${total ?? ''} charged, ${returned ?? ''} refunded, ${remaining ?? ''} remaining.</p>`;
}

function row(payment: PaymentSummary): Html {
  const { amount, currency, sessionStatus, paymentStatus, refunded, dispute, paymentIntent } = payment;
  const state = dispute ? `dispute ${dispute}` : `${sessionStatus}, ${paymentStatus}`;
  const refundText = refunded > 0 ? `, ${formatAmount(refunded, currency)} refunded` : '';
  const buttons = actionsOf(payment).map((action) => html`<button name="action" value="${action}">${action}</button> `);
  return html`<tr>
    <td>${formatAmount(amount, currency)}<br />${state}${refundText}</td>
    <td>
      <form method="post"><input type="hidden" name="payment" value="${paymentIntent ?? ''}" />${buttons}</form>
    </td>
  </tr>`;
}

/** Possible next actions of the merchant, the bank or the buyer. */
function actionsOf({ intentStatus, dispute, refunded, amount }: PaymentSummary): string[] {
  if (intentStatus === 'processing') return ['bank pays', 'bank refuses'];
  if (intentStatus !== 'succeeded') return [];
  if (dispute === null) return refunded < amount ? ['refund', 'dispute'] : [];
  return dispute === 'needs_response' ? ['dispute won', 'dispute lost'] : [];
}
