import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { LocationBudget } from './location-budget.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const company = newId() as CompanyId;
const locationId = newId();

const aBudget = (fields: object = {}): LocationBudget =>
  LocationBudget.create({ company }, { locationId, year: 2026, ...fields }, noon);

describe('a location budget', () => {
  it('stores amounts and percentages exactly, and null for missing ones (R41, R57)', () => {
    const { state } = aBudget({ annualBudget: 1200000.1, januaryPct: 8.3333, julyLeadTarget: 40, bonusThreshold5: 0 });
    expect(state).toMatchObject({
      annualBudget: '1200000.10',
      januaryPct: '8.3333',
      julyLeadTarget: 40,
      bonusThreshold5: '0.00',
      february: null,
      februaryWeek: null,
      deletedAt: null,
    });
  });

  it.each([
    [100000, '23255.81'],
    [0, '0.00'],
    [0.01, '0.00'],
    [21.5, '5.00'],
    [4.32, '1.00'],
    [10.77, '2.50'],
    [999999999999.99, '232558139534.88'],
  ])('with %d in a month has %s in each of its weeks (W2)', (month, week) => {
    expect(aBudget({ january: month }).state.januaryWeek).toBe(week);
  });

  it.each([
    [{ year: 1999 }, 'year must be a whole number between 2000 and 2100'],
    [{ year: 2101 }, 'year must be a whole number between 2000 and 2100'],
    [{ year: 2026.5 }, 'year must be a whole number between 2000 and 2100'],
    [{ january: -0.01 }, 'january must be at least 0'],
    [{ january: 1.005 }, 'january must have at most 2 decimals'],
    [{ annualBudget: 1e12 }, 'an amount must have at most 12 digits before its point'],
    [{ decemberPct: 100.0001 }, 'decemberPct must be between 0 and 100'],
    [{ closeRateTarget: -1 }, 'closeRateTarget must be between 0 and 100'],
    [{ locationPct: 33.33333 }, 'locationPct must have at most 4 decimals'],
    [{ inventoryCap: 1.005 }, 'inventoryCap must have at most 2 decimals'],
    [{ mayLeadTarget: -1 }, 'mayLeadTarget must be a whole number of at least 0'],
  ])('rejects %j (R41, R57)', (fields, message) => {
    expect(() => aBudget(fields)).toThrow(message);
  });

  it('is replaced as a whole (R42)', () => {
    const budget = aBudget({ january: 43, annualBudget: 1 });
    budget.replace({ locationId, year: 2027, february: 4.3 }, later);
    expect(budget.state).toMatchObject({
      year: 2027,
      annualBudget: null,
      january: null,
      januaryWeek: null,
      februaryWeek: '1.00',
      updatedAt: later,
    });
  });

  it('is not changed by equal values (R19)', () => {
    const stored = new LocationBudget(aBudget({ january: 43, januaryPct: 8.5 }).state, true);
    stored.replace({ locationId, year: 2026, january: 43, januaryPct: 8.5 }, later);
    expect(stored.isChanged).toBe(false);
  });

  it('keeps fields that a change does not name, and updates the weekly target with its month', () => {
    const budget = aBudget({ january: 43, february: 43 });
    budget.revise({ january: 86, february: null }, later);
    expect(budget.state).toMatchObject({ year: 2026, januaryWeek: '20.00', february: null, februaryWeek: null });
  });

  it('has no events (R42)', () => {
    const budget = aBudget();
    budget.delete(later);
    expect(budget.events).toEqual([]);
  });
});
