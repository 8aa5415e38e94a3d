import type { INestApplicationContext } from '@nestjs/common';
import { PutContract } from '@partner/contracts';
import { type Actor, dividedBy, type Id, type Money, money, portal } from '@partner/kernel';
import {
  ChangeOrder,
  CreateOrder,
  type CreateOrderCommand,
  PutOrder,
  RequestOrderStatus,
  type Rto,
  SetOrderStatus,
} from '@partner/sales';
import { DeliverUnit, DispatchDelivery, PutWorkOrder, ScheduleDelivery } from '@partner/work-orders';
import type { SeededRandom } from '@partner/kernel';
import type { DemoProduct } from './demo-catalog.js';
import { makeDeposit } from './demo-payments.js';
import type { SalesMaking } from './sales-making.js';
import { person } from './people.js';
import type { Time } from './time.js';

const drivers = ['Marvin Yoder', 'Lena Ortiz', 'Cal Dawson'] as const;
const cancellations = ['Financing fell through', 'Found a used one', 'County denied the permit'] as const;

/** An order with the unit that it is for. */
interface Ordered {
  readonly id: Id;
  readonly unit: Id;
}

/** What becomes of orders: contract, deposit, submission, processing and delivery, or an earlier end. */
export class DemoOrders {
  readonly #portal: Actor;
  readonly #random: SeededRandom;
  #runs = 300;

  constructor(
    private readonly application: INestApplicationContext,
    private readonly making: SalesMaking,
    private readonly time: Time,
  ) {
    this.#portal = portal(making.company);
    this.#random = making.random;
  }

  /** A building that is ordered from the catalog: the portal gives it its unit before it is submitted. */
  async ordered(actor: Actor): Promise<void> {
    const product = this.#random.pick(
      this.making.catalog.filter(({ building }) => building.active !== false && !building.hideFromPartnerApi),
    );
    const size = this.#random.pick(product.sizes);
    const command: CreateOrderCommand = {
      customer: person(this.#random),
      locationId: this.#random.pick(this.making.locationIds),
      productId: product.id,
      sizeId: size.id,
      paymentType: this.#random.chance(0.4) ? 'rto' : 'cash',
      ...(this.#random.chance(0.3) && { subtotal: money(size.price + 350), total: money(size.price + 200) }),
      configuration: {
        model: product.building.name,
        roofMaterial: this.#random.pick(['Metal Roof', 'Shingle Roof']),
        trimColor: 'White',
      },
      deliveryAddress: {
        address: `${this.#random.integer(10, 990)} County Road`,
        city: 'Marshfield',
        state: 'MO',
        zipCode: '65706',
      },
      ...(this.#random.chance(0.5) && {
        salesSource: this.#random.pick(['Walk In', 'Website', '3D configurator', 'Referral'] as const),
      }),
      externalReferences: { erp: `SO-${this.#random.integer(10_000, 99_999)}` },
    };
    const id = await this.application.get(CreateOrder).execute(actor, command);
    this.time.passes(3);
    const unit = await this.#built(product, size);
    const rented = command.paymentType === 'rto' && { rto: this.#rentToOwn(command.total ?? money(size.price)) };
    await this.application.get(PutOrder).execute(this.#portal, { id, workOrderId: unit, ...rented });
    await this.lives({ id, unit });
  }

  /** The life of an order that has a unit, as far as it goes until now. */
  async lives({ id, unit }: Ordered): Promise<void> {
    await this.#signed(id);
    await makeDeposit(this.application, this.#portal, id, this.#random.integer(0, 999));
    if (this.#random.chance(0.12)) return;
    const request = this.application.get(RequestOrderStatus);
    this.time.passes(3);
    await request.execute(this.#portal, { id, status: 'Unprocessed', note: 'Complete' });
    if (this.#random.chance(0.15)) {
      this.time.passes(5);
      await request.execute(this.#portal, { id, status: 'On hold', note: 'Waiting for the site' });
      if (this.#random.chance(0.3)) return;
      this.time.passes(14);
      await request.execute(this.#portal, { id, status: 'Unprocessed' });
    }
    if (!this.time.passes(10)) return;
    const move = this.application.get(SetOrderStatus);
    if (this.#random.chance(0.9)) await move.execute(this.#portal, { id, status: 'Processed' });
    if (this.#random.chance(0.07))
      return move.execute(this.#portal, { id, status: 'Cancelled', note: this.#random.pick(cancellations) });
    if (this.#random.chance(0.1))
      await this.application
        .get(ChangeOrder)
        .execute(this.#portal, { id, soldPricing: { taxAmount: money(241.5), deliveryFee: money(150) } });
    await this.#delivered(unit);
  }

  /** Three years of payments under the company's agreement. */
  #rentToOwn(total: Money): Rto {
    const monthlyPayment = dividedBy(total, 21.6);
    return { termMonths: 36, monthlyPayment, rent: monthlyPayment, agreementId: this.making.agreementId };
  }

  async #signed(orderId: Id): Promise<void> {
    const sign = this.application.get(PutContract);
    for (const status of ['out_for_signature', 'partially_signed', 'completed'] as const) {
      if (this.#random.chance(0.08)) return;
      this.time.passes(1);
      const signatures = { customerSigned: status !== 'out_for_signature', salespersonSigned: status === 'completed' };
      await sign.execute(this.#portal, {
        orderId,
        status,
        ...signatures,
        ...(status === 'completed' && { contractNumber: `C-${orderId.slice(-6)}` }),
      });
    }
  }

  async #delivered(workOrderId: Id): Promise<void> {
    if (!this.time.passes(12)) return;
    const scheduledDate = new Date(this.time.now.getTime() + 7 * 86_400_000);
    const run = { runNumber: (this.#runs += 1), driverName: this.#random.pick(drivers) };
    await this.application.get(ScheduleDelivery).execute(this.#portal, { workOrderId, scheduledDate, ...run });
    if (!this.time.passes(9)) return;
    await this.application.get(DispatchDelivery).execute(this.#portal, { workOrderId });
    this.time.passes(0.3);
    await this.application.get(DeliverUnit).execute(this.#portal, { workOrderId });
    await this.application.get(PutWorkOrder).execute(this.#portal, { id: workOrderId, status: 'Delivered' });
  }

  #built(
    { id: productId, building }: DemoProduct,
    { id: sizeId, width, length, price }: DemoProduct['sizes'][number],
  ): Promise<Id> {
    return this.application.get(PutWorkOrder).execute(this.#portal, {
      serialNumber: `${building.sku}-${width}${length}-${7001 + (this.#runs += 1)}`,
      title: `${width}x${length} ${building.name}`,
      ...{ productId, sizeId, basePrice: price },
      workOrderType: 'made-to-order',
      purchaseType: 'new-build',
      deliveryType: 'delivery-from-factory',
      status: 'Open build',
    });
  }
}
