import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Delivery, type DeliveryState } from './delivery.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const of = { workOrderId: newId(), orderId: newId() };

const planned = (): Delivery =>
  Delivery.create({ id: newId(), companyId: newId() as CompanyId, workOrderId: of.workOrderId, createdAt: noon });
const aDelivery = (given: Partial<DeliveryState>): Delivery => new Delivery({ ...planned().state, ...given }, true);
const types = (delivery: Delivery): string[] => delivery.events.map(({ type }) => type);

describe('a delivery', () => {
  it('announces its milestones with their links and without a version (§6.1, E3)', () => {
    const delivery = planned();
    delivery.revise({ scheduledDate: later, runStatus: 'Scheduled' }, of, noon);
    expect(delivery.events).toEqual([
      {
        type: 'delivery.scheduled',
        occurredAt: noon,
        resourceType: 'delivery',
        resourceId: delivery.id,
        data: { ...of, status: 'Scheduled' },
      },
    ]);
  });

  it('defaults deliveredAt to now, and announces the delivery once', () => {
    const delivery = aDelivery({ runStatus: 'Dispatched' });
    delivery.revise({ runStatus: 'Delivered' }, of, later);
    expect(delivery.state.deliveredAt).toEqual(later);
    expect(types(delivery)).toEqual(['delivery.delivered']);
    delivery.takePending();
    delivery.revise({ runStatus: 'Delivered' }, of, new Date());
    expect(delivery).toMatchObject({ events: [], isChanged: false });
  });

  it('is no longer delivered once its unit is scheduled for the next buyer (R50)', () => {
    const delivery = aDelivery({ runStatus: 'Delivered', scheduledDate: noon, deliveredAt: noon });
    delivery.revise({ runStatus: 'Scheduled' }, of, later);
    expect(delivery.state).toMatchObject({ runStatus: 'Scheduled', deliveredAt: null });
    expect(delivery.dates).toEqual({ scheduledDate: noon, deliveredAt: null });
    delivery.revise({ runStatus: 'Delivered' }, of, later);
    expect(delivery.state.deliveredAt).toEqual(later);
  });

  it('gives its order the dates that are set, and clears only those that it had (§2.3)', () => {
    const delivery = aDelivery({ scheduledDate: noon });
    delivery.revise({ runStatus: 'Dispatched' }, of, later);
    expect(delivery.dates).toEqual({ scheduledDate: noon });
    delivery.revise({ scheduledDate: null }, of, later);
    expect(delivery.dates).toEqual({ scheduledDate: null });
    expect(planned().dates).toEqual({});
  });

  it('is announced as scheduled again when its plan changes, and only then', () => {
    const delivery = aDelivery({ runStatus: 'Scheduled', scheduledDate: noon });
    delivery.revise({ runStatus: 'Scheduled', scheduledDate: noon }, of, later);
    expect(types(delivery)).toEqual([]);
    delivery.revise({ runStatus: 'Scheduled', scheduledDate: later }, of, later);
    expect(types(delivery)).toEqual(['delivery.scheduled']);
  });

  it('derives its status from its dates when none is given', () => {
    const delivery = planned();
    delivery.revise({ runNumber: 7 }, of, noon);
    expect(delivery.state.runStatus).toBe('Open');
    delivery.revise({ scheduledDate: later }, of, noon);
    expect(delivery.state.runStatus).toBe('Scheduled');
    delivery.revise({ deliveredAt: later }, of, later);
    expect(delivery.state).toMatchObject({ runStatus: 'Delivered', deliveredAt: later });
    expect(types(delivery)).toEqual(['delivery.scheduled', 'delivery.delivered']);
  });

  it('announces only the statuses that are milestones', () => {
    const delivery = aDelivery({ runStatus: 'Scheduled' });
    for (const runStatus of ['Cancelled', 'constructor']) delivery.revise({ runStatus }, of, later);
    expect(types(delivery)).toEqual([]);
    delivery.revise({ runStatus: 'En Route' }, { ...of, orderId: null }, later);
    expect(delivery.events).toMatchObject([
      { type: 'delivery.dispatched', data: { workOrderId: of.workOrderId, status: 'En Route' } },
    ]);
    expect(delivery.events[0]?.data).not.toHaveProperty('orderId');
  });
});
