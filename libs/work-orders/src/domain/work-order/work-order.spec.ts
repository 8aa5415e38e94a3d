import { describe, expect, it } from '@jest/globals';
import { type CompanyId, money, newId } from '@partner/kernel';
import { WorkOrder } from './work-order.js';
import type { NewWorkOrder, WorkOrderState } from './work-order.state.js';
import { workOrderTransitions } from './work-order.transitions.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const made = (given: Partial<NewWorkOrder> = {}): WorkOrder =>
  WorkOrder.create({ id: newId(), companyId: newId() as CompanyId, createdAt: noon, number: 1001, ...given });

/** A work order as loaded from the database. */
const aWorkOrder = (given: Partial<WorkOrderState> = {}): WorkOrder =>
  new WorkOrder({ ...made().state, version: 3, ...given }, true);

const changedFields = (workOrder: WorkOrder): unknown =>
  workOrder.events.map(({ type, data }) => [type, data?.['changedFields']]);

describe('a new work order', () => {
  it('starts in Customer Care, begins its history, and is announced with its links (§3, R32, E2)', () => {
    const locationId = newId();
    const workOrder = made({ locationId, serialNumber: 'S-1', externalReferences: { erp: '1', gone: null } });
    expect(workOrder.state).toMatchObject({
      version: 1,
      status: 'Customer Care',
      statusChangedAt: noon,
      externalReferences: { erp: '1' },
    });
    expect(workOrder.events).toMatchObject([
      { type: 'work_order.created', resourceVersion: 1, externalReferences: { erp: '1' }, locationId },
    ]);
    expect(workOrder.events[0]?.data).toEqual({
      workOrderNumber: 1001,
      serialNumber: 'S-1',
      status: 'Customer Care',
      locationId,
    });
    expect(workOrder.takePending().history).toEqual([{ status: 'Customer Care', changedAt: noon }]);
  });

  it('of type template is an unpublished template (§3)', () => {
    const workOrder = made({ workOrderType: 'template' });
    expect(workOrder.isTemplate).toBe(true);
    expect(workOrder.state).toMatchObject({ status: 'Template', template: { published: false, tags: [] } });
    expect(made({ status: 'Template' }).state.workOrderType).toBe('template');
  });

  it('rejects duplicate line keys and keys that do not fit in a path (R25, W3)', () => {
    const line = {
      productId: null,
      name: 'Ramp',
      colorName: null,
      quantity: 1,
      amount: null,
      status: 'added',
      isStandardFeature: false,
      category: null,
      side: null,
    } as const;
    expect(() =>
      made({
        lines: [
          { ...line, key: 'a' },
          { ...line, key: 'a' },
        ],
      }),
    ).toThrow(/"a" is used more than once/);
    expect(() => aWorkOrder().revise({ lines: [{ ...line, key: 'a b' }] }, later)).toThrow(/must match/);
  });
});

describe('a status request', () => {
  for (const [from, to] of workOrderTransitions.pairs) {
    it(`${from} → ${to} is ${workOrderTransitions.allows(from, to) ? 'accepted' : 'rejected'}`, () => {
      const workOrder = aWorkOrder({ status: from });
      const request = (): void => workOrder.requestStatus(to, 'why', later);
      if (!workOrderTransitions.allows(from, to)) {
        expect(request).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
        expect(workOrder.isChanged).toBe(false);
        return;
      }
      request();
      expect(workOrder.state).toMatchObject({ status: to, statusChangedAt: later, version: 4 });
      expect(workOrder.events).toMatchObject([
        { type: 'work_order.status_changed', resourceVersion: 4, data: { status: to, previousStatus: from } },
      ]);
      expect(workOrder.takePending().history).toEqual([
        { status: to, previousStatus: from, description: 'why', changedAt: later },
      ]);
    });
  }

  it('may only advance the build (§3)', () => {
    const possible = workOrderTransitions.pairs.filter(([from, to]) => workOrderTransitions.allows(from, to));
    expect(possible).toEqual([
      ['Open build', 'Build in process'],
      ['Build in process', 'Finished good'],
      ['Finished good', 'Delivered'],
    ]);
  });
});

describe('the portal', () => {
  it('can set any status; setting the same status changes nothing', () => {
    const workOrder = aWorkOrder({ status: 'Delivered' });
    workOrder.moveTo('Delivered', undefined, later);
    expect(workOrder.isChanged).toBe(false);
    workOrder.moveTo('Open build', undefined, later);
    expect(workOrder.state.status).toBe('Open build');
  });

  it('deletes with a tombstone (E2)', () => {
    const workOrder = aWorkOrder({ externalReferences: { a: '1' } });
    workOrder.delete(later);
    expect(workOrder.events).toMatchObject([{ type: 'work_order.deleted', resourceVersion: 4 }]);
    expect(workOrder.events[0]).not.toHaveProperty('data');
    expect(workOrder.events[0]).not.toHaveProperty('externalReferences');
  });

  it('publishes only templates, and announces it once', () => {
    const template = new WorkOrder({ ...made({ workOrderType: 'template' }).state }, true);
    template.publish(true, later);
    expect(template.state.template?.published).toBe(true);
    expect(changedFields(template)).toEqual([['work_order.updated', ['template']]]);
    template.takePending();
    template.publish(true, later);
    expect(template.events).toEqual([]);
    expect(() => aWorkOrder().publish(true, later)).toThrow(/not a template/);
  });
});

describe('changing details', () => {
  it('lists the changed fields by their item names (E2)', () => {
    const workOrder = aWorkOrder({ externalReferences: { a: '1' } });
    workOrder.revise({ locationId: newId(), title: 'Barn', externalReferences: { a: null } }, later);
    expect(changedFields(workOrder)).toEqual([['work_order.updated', ['location', 'title', 'externalReferences']]]);
    expect(workOrder.state.externalReferences).toBeNull();
  });

  it('is ignored when nothing differs (R19)', () => {
    const workOrder = aWorkOrder({ title: 'Barn', promisedDate: noon });
    workOrder.revise({ title: 'Barn', promisedDate: new Date(noon), externalReferences: { none: null } }, later);
    expect(workOrder).toMatchObject({ isChanged: false, events: [] });
  });

  it('applies the limits of references to the merged result (R24)', () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${index}`, 'v']));
    expect(() => aWorkOrder({ externalReferences: ten }).revise({ externalReferences: { more: 'v' } }, later)).toThrow(
      /at most 10/,
    );
  });
});

describe('a unit', () => {
  const [quoteId, orderId] = [newId(), newId()];

  it('is assigned and gets its delivery address in one announcement (R12)', () => {
    const unit = aWorkOrder();
    unit.assignTo({ quoteId }, later, { city: 'Waco' });
    expect(unit.state).toMatchObject({ quoteId, orderId: null, version: 4, deliveryAddress: { city: 'Waco' } });
    expect(changedFields(unit)).toEqual([['work_order.updated', ['quoteId', 'deliveryAddress']]]);
    expect(unit.events[0]?.data).toMatchObject({ quoteId });
  });

  it('moves from a quote to its order in one change (§4.3.3)', () => {
    const unit = aWorkOrder({ quoteId });
    unit.free(quoteId, later);
    unit.assignTo({ orderId, orderNumber: 1007 }, later);
    expect(unit.state).toMatchObject({ quoteId: null, orderId, orderNumber: 1007, version: 4 });
    expect(changedFields(unit)).toEqual([['work_order.updated', ['quoteId', 'orderId', 'orderNumber']]]);
  });

  it('is freed only by the quote or order that holds it (R11)', () => {
    const unit = aWorkOrder({ orderId, orderNumber: 1007, storeExpirationAnchorAt: noon });
    unit.free(quoteId, later);
    expect(unit.isChanged).toBe(false);
    unit.free(orderId, later);
    expect(unit.state).toMatchObject({ orderId: null, orderNumber: null, storeExpirationAnchorAt: null });
  });

  it('stores the date of its sale (§2.7)', () => {
    const unit = aWorkOrder({ orderId, orderNumber: 1007 });
    unit.anchorStoreExpiration(noon, later);
    expect(unit.state.storeExpirationAnchorAt).toEqual(noon);
  });

  it('costs base price plus upgrades minus removed parts, exactly (R12, W2)', () => {
    expect(aWorkOrder().buildingSubtotal).toBe('0.00');
    const unit = aWorkOrder({ basePrice: money(0.1), upgradesPrice: money(0.2), removedPrice: money(0.05) });
    expect(unit.buildingSubtotal).toBe('0.25');
  });

  it.each([
    [100, 'Hail', true],
    [500, 'Free of charge', true],
    [500.01, 'More than it costs', false],
    [100, ' ab ', false],
    [100, null, false],
    [0, 'No discount', false],
    [-5, 'Dearer', false],
    [null, 'No amount', false],
  ])('has a discount of %p for reason %p: %p (§2.7, R12)', (amount, reason, counts) => {
    const unit = aWorkOrder({
      basePrice: money(500),
      discount: amount === null ? null : money(amount),
      discountReason: reason,
    });
    expect(unit.cardDiscount !== undefined).toBe(counts);
  });
});
