import type { INestApplicationContext } from '@nestjs/common';
import { PutLocationBudget } from '@partner/budgets';
import { PutProduct, PutProductLine, PutSize } from '@partner/catalog';
import { PutRole, PutUser } from '@partner/companies';
import { PutContract } from '@partner/contracts';
import { PutCustomer } from '@partner/customers';
import { type Actor, samples } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutPayment } from '@partner/payments';
import { PutLead, PutOrder, PutQuote } from '@partner/sales';
import { PutWorkOrder } from '@partner/work-orders';
import { addDocument } from './demo-documents.js';

const ids = samples.ids;

/**
 * Creates one record of each kind under the id used in the OpenAPI examples, in a state that allows the example
 * requests.
 */
export async function makeSamples(application: INestApplicationContext, actor: Actor): Promise<void> {
  await makePlaces(application, actor);
  await makeProducts(application, actor);
  await makeUnits(application, actor);
  await makeSales(application, actor);
}

async function makePlaces(application: INestApplicationContext, actor: Actor): Promise<void> {
  await application.get(PutLocation).execute(actor, {
    ...{ id: ids.location, name: 'Sample Lot', code: 'SAM', slug: 'sample-lot', salesLot: true },
    ...{ address: '12 Mill Road', city: 'Springfield', state: 'MO', zipCode: '65802' },
  });
  await application.get(PutLocationBudget).execute(actor, {
    ...{ id: ids.budget, locationId: ids.location, year: 2030, annualBudget: 516_000 },
  });
  await application.get(PutRole).execute(actor, { id: ids.role, name: 'Sample role', key: 'sample' });
  await application.get(PutUser).execute(actor, {
    ...{ id: ids.user, firstName: 'Ann', lastName: 'Sample', email: 'ann.sample@ozark-sheds.example.com' },
    ...{ roleId: ids.role, locationIds: [ids.location] },
  });
  const customer = application.get(PutCustomer);
  await customer.execute(actor, { id: ids.customer, name: 'Ada Sample', email: 'ada.sample@example.com' });
  await customer.execute(actor, { id: ids.survivor, name: 'Ada M. Sample', email: 'ada.m.sample@example.com' });
  await customer.execute(actor, { id: ids.customerToErase, name: 'Eve Sample', email: 'eve.sample@example.com' });
}

async function makeProducts(application: INestApplicationContext, actor: Actor): Promise<void> {
  await application.get(PutProductLine).execute(actor, { id: ids.productLine, name: 'Samples' });
  const product = application.get(PutProduct);
  await product.execute(actor, {
    ...{ id: ids.product, name: 'Sample Barn', sku: 'SB', price: 5995, width: 10, length: 16 },
    productLineId: ids.productLine,
  });
  await product.execute(actor, { id: ids.upgrade, name: 'Ramp', sku: 'SB-RAMP', price: 175 });
  const size = { width: 10, length: 16, price: 5995, sku: 'SB-1016' };
  await application.get(PutSize).execute(actor, { ...size, id: ids.size, productId: ids.product });
}

async function makeUnits(application: INestApplicationContext, actor: Actor): Promise<void> {
  const put = application.get(PutWorkOrder);
  const unit = {
    title: '10x16 Sample Barn',
    basePrice: 5995,
    workOrderType: 'lot-stock',
    purchaseType: 'stock',
    locationId: ids.location,
    productId: ids.product,
    sizeId: ids.size,
  } as const;
  await put.execute(actor, { ...unit, id: ids.workOrder, status: 'Open build' });
  for (const [index, id] of [ids.freeUnit, ids.quotedUnit, ids.soldUnit, ids.unitToConvert].entries())
    await put.execute(actor, { ...unit, id, status: 'Finished good', serialNumber: `SB-1016-000${index + 1}` });
  await put.execute(actor, {
    ...{ id: ids.template, workOrderType: 'template', title: 'Sample template', basePrice: 5995 },
    ...{ productId: ids.product, sizeId: ids.size },
    template: { templateName: 'Sample template', published: true, tags: [{ name: 'barn', public: true }] },
  });
}

async function makeSales(application: INestApplicationContext, actor: Actor): Promise<void> {
  const sale = { customerId: ids.customer, locationId: ids.location };
  const lines = [{ key: samples.lineKey, productId: ids.upgrade, status: 'added' }] as const;
  await application.get(PutLead).execute(actor, { ...sale, id: ids.lead });
  const quote = application.get(PutQuote);
  await quote.execute(actor, { ...sale, id: ids.quote, workOrderId: ids.quotedUnit, lines });
  await quote.execute(actor, { ...sale, id: ids.quoteToConvert, workOrderId: ids.unitToConvert });
  await application.get(PutOrder).execute(actor, { ...sale, id: ids.order, workOrderId: ids.soldUnit, lines });
  await application.get(PutContract).execute(actor, { orderId: ids.order, status: 'out_for_signature' });
  const payment = { id: ids.payment, orderId: ids.order, amount: 500, method: 'check', status: 'paid' } as const;
  await application.get(PutPayment).execute(actor, payment);
  await addDocument(application, actor, {
    ...{ id: ids.document, entityType: 'order', entityId: ids.order, type: 'Drawing', name: 'Floor plan 10x16' },
    lines: ['Sample Barn', '10 by 16 feet'],
  });
}
