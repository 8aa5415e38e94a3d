import { describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { eventFilter } from './event-filter.js';

describe('a filter of events', () => {
  it('has values of status, locationId and changedFields, each once; without members it is none', () => {
    const [location] = [newId()];
    expect(eventFilter({ status: ['Open', 'Lost', 'Open'], locationId: [location], changedFields: ['total'] })).toEqual(
      {
        status: ['Open', 'Lost'],
        locationId: [location],
        changedFields: ['total'],
      },
    );
    expect([eventFilter({}), eventFilter(null)]).toEqual([null, null]);
  });

  it.each([
    [{ total: ['1'] }, 'filter.total'],
    [{ Status: ['Open'] }, 'filter.Status'],
    [{ __proto__: null, toString: ['x'] }, 'filter.toString'],
    [{ status: 'Open' }, 'filter.status'],
    [{ status: [] }, 'filter.status'],
    [{ status: [''] }, 'filter.status'],
    [{ status: [null] }, 'filter.status'],
    [{ status: ['x'.repeat(101)] }, 'filter.status'],
    [{ status: ['\0'] }, 'filter.status'],
    [{ status: ['\ud800'] }, 'filter.status'],
    [{ status: Array.from({ length: 101 }, (_, at) => String(at)) }, 'filter.status'],
    [{ locationId: ['Lot 1'] }, 'filter.locationId'],
    [['status'], 'filter'],
    ['status', 'filter'],
    [undefined, 'filter'],
  ])('is rejected: %j', (given, field) => {
    expect(() => eventFilter(given)).toThrow(expect.objectContaining({ reason: 'invalid_field' }));
    expect(() => eventFilter(given)).toThrow(expect.objectContaining({ details: expect.objectContaining({ field }) }));
  });
});
