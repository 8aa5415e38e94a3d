import { type Actor, type Id, invalid, newId, settleAll, type UnitOfWork } from '@partner/kernel';
import type { Orders } from '@partner/sales';
import { minorUnitsOf } from '../../domain/amount/minor-units.js';
import { Payment } from '../../domain/payment/payment.js';
import type { ManualMethod, PaymentMethod } from '../../domain/payment/payment.transitions.js';
import { isManual, manualMethods } from '../../domain/payment/payment.transitions.js';
import type { Deposits } from '../deposits.js';
import type { CompanyCurrency, Payments } from '../ports/payments.js';

/** A payment made outside of the payment processor (§4.11). */
export interface RecordPaymentCommand {
  readonly orderId: Id;
  readonly method: PaymentMethod;
  /** In the company's currency, with at most two decimals. */
  readonly amount: number;
  /** `<Method> payment` by default. */
  readonly description?: string;
  /** Only with method `check`. */
  readonly checkNumber?: string;
  /** Only with method `financed`. */
  readonly bankName?: string;
}

/** Manual payments have two decimals in any currency (R43). */
const manualDigits = 2;

/** Records a manual payment of an order and updates the order's deposits (§4.11, R43). */
export class RecordPayment {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payments: Payments,
    private readonly orders: Orders,
    private readonly deposits: Deposits,
    private readonly currencies: CompanyCurrency,
  ) {}

  /**
   * @returns the payment id. @throws DomainError `invalid` (method, amount, a field of another method), `notFound`
   * (order), `conflict` (texts about an erased customer, R110).
   */
  async execute(actor: Actor, command: RecordPaymentCommand): Promise<Id> {
    const { orderId, method, amount, description, checkNumber = null, bankName = null } = command;
    const checked = { amount: minorUnitsOf(amount, manualDigits), method: checkMethod(command) };
    const { company } = actor;
    return this.work.run(actor, async () => {
      const id = newId();
      // The order matters: each statement sees what was committed before it began. The sum runs after the lock was
      // granted and so includes what other requests added under it.
      const [order, currency, others] = await settleAll([
        this.orders.getForUpdate(company, orderId),
        this.currencies.of(company),
        this.payments.countedWithout(company, orderId, id),
      ]);
      if (description ?? checkNumber ?? bankName) order.checkNotErased();
      const at = this.work.now();
      const payment = Payment.record({
        ...checked,
        id,
        companyId: company,
        createdAt: at,
        orderId,
        customerId: order.state.customerId,
        locationId: order.state.locationId,
        currency,
        digits: manualDigits,
        foreign: false,
        description: description ?? `${method[0]!.toUpperCase()}${method.slice(1)} payment`,
        checkNumber,
        bankName,
      });
      await this.payments.add(payment);
      await this.deposits.book(payment, order, at, others);
      return id;
    });
  }
}

const paymentLink = 'POST /partner/v1/orders/{id}/payment-links';

function rejectFor(field: string, method: ManualMethod): never {
  throw invalid(`${field} is only allowed with method ${method}`, 'invalid_field', {
    field,
    reason: `Send method ${method}, or leave ${field} out.`,
  });
}

function checkMethod({ method, checkNumber, bankName }: RecordPaymentCommand): ManualMethod {
  if (!isManual(method)) {
    throw invalid(`method must be one of ${manualMethods.join(', ')}`, 'invalid_field', {
      field: 'method',
      allowed: manualMethods,
      reason: `The customer pays by ${method} at the payment processor: ${paymentLink} creates the link.`,
    });
  }
  if (checkNumber !== undefined && method !== 'check') rejectFor('checkNumber', 'check');
  if (bankName !== undefined && method !== 'financed') rejectFor('bankName', 'financed');
  return method;
}
