import type { INestApplicationContext } from '@nestjs/common';
import type { Actor, Id } from '@partner/kernel';
import { PutPayment, RecordPayment, RefundPayment } from '@partner/payments';

/**
 * Records the deposit that most orders have, manually or through the payment processor. Some deposits are partly
 * refunded.
 * @param draw random number from 0 to 999 that decides all of it.
 */
export async function makeDeposit(
  application: INestApplicationContext,
  actor: Actor,
  orderId: Id,
  draw: number,
): Promise<void> {
  if (draw % 4 === 0) return;
  const amount = 100 + (draw % 9) * 100;
  const make = draw % 5 === 0 ? throughProcessor : byHand;
  const id = await make(application, actor, { orderId, amount, draw });
  if (id && draw % 11 === 0) await application.get(RefundPayment).execute(actor, { id, amount: 50 });
}

interface Deposit {
  readonly orderId: Id;
  readonly amount: number;
  readonly draw: number;
}

function byHand(application: INestApplicationContext, actor: Actor, { orderId, amount, draw }: Deposit): Promise<Id> {
  const method = (['check', 'cash', 'financed'] as const)[draw % 3]!;
  return application.get(RecordPayment).execute(actor, {
    orderId,
    method,
    amount,
    ...(method === 'check' && { checkNumber: String(1000 + draw) }),
    ...(method === 'financed' && { bankName: 'First Bank of Marshfield' }),
  });
}

/** Puts a card or bank payment as the portal stores it. These payments are not refunded here. */
async function throughProcessor(
  application: INestApplicationContext,
  actor: Actor,
  { orderId, amount, draw }: Deposit,
): Promise<undefined> {
  await application.get(PutPayment).execute(actor, {
    orderId,
    amount,
    method: draw % 3 === 0 ? 'ach' : 'card',
    status: draw % 35 === 0 ? 'failed' : 'paid',
    description: 'Deposit',
    providerReference: `pi_demo_${orderId}`,
    // Some customers pay in Canadian dollars.
    ...(draw % 15 === 5 && { currency: 'cad' }),
  });
}
