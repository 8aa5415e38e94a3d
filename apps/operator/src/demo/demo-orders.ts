import type { INestApplicationContext } from '@nestjs/common';
import { PutContract, type PutContractCommand } from '@partner/contracts';
import { type Actor, type Id, money, portal, utcDay } from '@partner/kernel';
import { ChangeOrder, CreateOrder, type CreateOrderCommand, OrderStatusChanges, PutOrder } from '@partner/sales';
import { DeliverUnit, DispatchDelivery, PutWorkOrder, ScheduleDelivery } from '@partner/work-orders';
import type { SeededRandom } from '@partner/kernel';
import { addDocument } from './demo-documents.js';
import type { DemoProduct } from './demo-catalog.js';
import { makeDeposit } from './demo-payments.js';
import type { SalesPlan } from './sales-plan.js';
import { person } from './people.js';
import { rentToOwn } from './rent-to-own.js';
import type { Time } from './time.js';

const drivers = ['Marvin Yoder', 'Lena Ortiz', 'Cal Dawson'] as const;
const cancellations = ['Financing fell through', 'Found a used one', 'County denied the permit'] as const;

/** An order and its unit. */
interface Ordered {
  readonly id: Id;
  readonly unit: Id;
}

/** Simulates orders: contract, deposit, submission, processing and delivery, or an earlier end. */
export class DemoOrders {
  readonly #portal: Actor;
  readonly #random: SeededRandom;
  #runs = 300;
  #contracts = 0;

  constructor(
    private readonly application: INestApplicationContext,
    private readonly plan: SalesPlan,
    private readonly time: Time,
  ) {
    this.#portal = portal(plan.company);
    this.#random = plan.random;
  }

  /** Orders a building from the catalog; the portal links its unit before the order is submitted. */
  async orderFromCatalog(actor: Actor): Promise<void> {
    const product = this.#random.pick(
      this.plan.catalog.filter(({ building }) => building.active !== false && !building.hideFromPartnerApi),
    );
    const size = this.#random.pick(product.sizes);
    const command: CreateOrderCommand = {
      customer: person(this.#random),
      locationId: this.#random.pick(this.plan.locationIds),
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
      ...(this.#runs % 3 === 0 && { sourceMetadata: { configurator: '3D', sessions: 1 + (this.#runs % 4) } }),
    };
    const id = await this.application.get(CreateOrder).execute(actor, command);
    this.time.advance(3);
    const unit = await this.#built(product, size);
    const { due, ...rented } =
      command.paymentType === 'rto' ? rentToOwn(command.total ?? money(size.price), this.plan.agreementId) : {};
    await this.application.get(PutOrder).execute(this.#portal, { id, workOrderId: unit, ...rented, ...due });
    await this.advance({ id, unit });
  }

  /** Advances an order that has a unit as far as time allows. */
  async advance({ id, unit }: Ordered): Promise<void> {
    await this.#signed(id);
    await makeDeposit(this.application, this.#portal, id, this.#random.integer(0, 999));
    if (this.#random.chance(0.12)) return;
    if (this.#runs % 8 === 0)
      await this.application.get(PutOrder).execute(this.#portal, { id, changeOrderFee: money(75) });
    const statuses = this.application.get(OrderStatusChanges);
    this.time.advance(3);
    await statuses.request(this.#portal, { id, status: 'Unprocessed', note: 'Complete' });
    if (this.#random.chance(0.15)) {
      this.time.advance(5);
      await statuses.request(this.#portal, { id, status: 'On hold', note: 'Waiting for the site' });
      if (this.#random.chance(0.3)) return;
      this.time.advance(14);
      await statuses.request(this.#portal, { id, status: 'Unprocessed' });
    }
    if (!this.time.advance(10)) return;
    if (this.#random.chance(0.9)) await statuses.set(this.#portal, { id, status: 'Processed' });
    if (this.#random.chance(0.07))
      return statuses.set(this.#portal, { id, status: 'Cancelled', note: this.#random.pick(cancellations) });
    if (this.#random.chance(0.1)) {
      const soldPricing = { taxAmount: money(241.5), deliveryFee: money(150), removedUpgradesAmount: money(80) };
      await this.application.get(ChangeOrder).execute(this.#portal, { id, soldPricing });
    }
    await this.#delivered(unit);
  }

  async #signed(orderId: Id): Promise<void> {
    const sign = this.application.get(PutContract);
    for (const status of ['out_for_signature', 'partially_signed', 'completed'] as const) {
      if (this.#random.chance(0.08)) return;
      this.time.advance(1);
      const signatures = { customerSigned: status !== 'out_for_signature', salespersonSigned: status === 'completed' };
      await sign.execute(this.#portal, {
        orderId,
        status,
        ...signatures,
        ...(status === 'completed' && { contractNumber: `C-${orderId.slice(-6)}`, ...(await this.#filed(orderId)) }),
      });
    }
  }

  /** Files the signed contract; some contracts exist only on paper. */
  async #filed(entityId: Id): Promise<Pick<PutContractCommand, 'signedPdfDocumentId'>> {
    if ((this.#contracts += 1) % 4 !== 1) return {};
    const signedPdfDocumentId = await addDocument(this.application, this.#portal, {
      ...{ entityType: 'order', entityId, type: 'Contract', name: `Contract C-${entityId.slice(-6)}` },
      lines: ['Signed by the customer and by the salesperson.', `On ${this.time.now.toISOString().slice(0, 10)}.`],
    });
    return { signedPdfDocumentId };
  }

  async #delivered(workOrderId: Id): Promise<void> {
    if (!this.time.advance(12)) return;
    const scheduledDate = new Date(this.time.now.getTime() + 7 * 86_400_000);
    const run = { runNumber: (this.#runs += 1), driverName: this.#random.pick(drivers) };
    await this.application.get(ScheduleDelivery).execute(this.#portal, { workOrderId, scheduledDate, ...run });
    if (!this.time.advance(9)) return;
    await this.application.get(DispatchDelivery).execute(this.#portal, { workOrderId });
    this.time.advance(0.3);
    await this.application.get(DeliverUnit).execute(this.#portal, { workOrderId });
    await this.application.get(PutWorkOrder).execute(this.#portal, { id: workOrderId, status: 'Delivered' });
  }

  async #built(
    { id: productId, building }: DemoProduct,
    { id: sizeId, width, length, price }: DemoProduct['sizes'][number],
  ): Promise<Id> {
    const entityId = await this.application.get(PutWorkOrder).execute(this.#portal, {
      serialNumber: `${building.sku}-${width}${length}-${7001 + (this.#runs += 1)}`,
      title: `${width}x${length} ${building.name}`,
      ...{ productId, sizeId, basePrice: price },
      workOrderType: 'made-to-order',
      purchaseType: 'new-build',
      deliveryType: 'delivery-from-factory',
      status: 'Open build',
      promisedDate: new Date(utcDay(this.time.now).getTime() + 35 * 86_400_000),
    });
    if (this.#runs % 8 === 0) {
      await addDocument(this.application, this.#portal, {
        ...{ entityType: 'workOrder', entityId, type: 'Drawing', name: `Floor plan ${width}x${length}` },
        lines: [building.name ?? '', `${width} by ${length} feet`],
      });
    }
    return entityId;
  }
}
