import { expect, it } from '@jest/globals';
import type {
  EventOf,
  ItemOf,
  Lead,
  Order,
  WebhookEvent,
  SalesLedgerMovement,
  StatusHistoryEntry,
  StockTemplate,
  WorkOrder,
} from './index.js';
import { testDelivery, verifyWebhook } from './index.js';

// The type checker tests these functions: an expected error that does not occur fails `npm run typecheck`.

/** Returns the text that a program makes of an event. */
function textOf(event: WebhookEvent): string {
  if (event.type === 'lead.created') {
    const { data, resourceType }: { data: { orderNumber: number; status: string }; resourceType: 'lead' } = event;
    // @ts-expect-error only status changes have it
    expect(event.data.previousStatus).toBeUndefined();
    return `${resourceType} ${data.orderNumber}`;
  }
  if (event.type === 'payment.created') return `${event.data.amount.toFixed(2)} for ${event.data.orderId}`;
  if (event.type === 'customer.deleted') {
    const none: undefined = event.data;
    return `${none ?? event.resourceId} deleted`;
  }
  // @ts-expect-error not an event type
  if (event.type === 'leads.created') return '';
  // @ts-expect-error not every event has a total
  return String(event.data?.total);
}

export const typesOfRecords = (lead: Lead, order: Order, workOrder: WorkOrder): readonly (string | undefined)[] => {
  // @ts-expect-error leads have no deposits
  expect(lead.deposits).toBeUndefined();
  return [lead.customer.email, order.deposits?.balance?.toFixed(2), workOrder.delivery?.runStatus];
};

export const typesOfLists = (
  template: ItemOf<'listStockTemplates'>,
  entry: ItemOf<'listOrderStatusHistory'>,
  movement: ItemOf<'listSalesLedger'>,
): readonly [StockTemplate, StatusHistoryEntry, SalesLedgerMovement] => [template, entry, movement];

it('narrows `data` of feed events and webhooks by `type`', async () => {
  const event: EventOf<'lead.created'> = {
    id: '65f0c0ffee0000000000e001',
    type: 'lead.created',
    occurredAt: '2026-03-01T12:00:00.000Z',
    resourceType: 'lead',
    resourceId: '65f0c0ffee0000000000a001',
    data: { orderNumber: 1001, status: 'Open' },
  };
  const { body, headers } = await testDelivery(event, 'whsec_one');
  const received = await verifyWebhook({ body, signature: headers['x-service-signature'], secret: 'whsec_one' });
  expect(textOf(received)).toBe('lead 1001');
});
