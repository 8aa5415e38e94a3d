import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Location, type LocationFields } from './location.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const aLocation = (fields: Partial<LocationFields> = {}) =>
  Location.create(
    { name: 'Dallas', ...fields },
    { id: newId(), companyId: newId() as CompanyId, slug: 'dallas', createdAt: noon },
  );

const stored = (fields: Partial<LocationFields> = {}) => new Location(aLocation(fields).state, true);

describe('a location', () => {
  it('defaults to active, with all other flags unset (R25)', () => {
    expect(aLocation().state).toMatchObject({
      active: true,
      salesLot: false,
      plant: false,
      hideFromPartnerApi: false,
      version: 1,
    });
  });

  it('is placed by an address or by coordinates, including zero degrees (§4.5)', () => {
    expect(aLocation().isPlaced).toBe(false);
    expect(aLocation({ address: '1 Elm St' }).isPlaced).toBe(true);
    expect(aLocation({ latitude: 0, longitude: 0 }).isPlaced).toBe(true);
  });

  it('keeps its slug when it is renamed (R25)', () => {
    const location = stored();
    location.revise({ name: 'Austin' }, later);
    expect(location.state).toMatchObject({ name: 'Austin', slug: 'dallas', version: 2, updatedAt: later });
  });

  it('is unchanged when nothing differs', () => {
    const location = stored({ storeHours: { mon: { enabled: true, from: '08:00', to: '17:00' } } });
    location.revise({ name: 'Dallas', storeHours: { mon: { to: '17:00', from: '08:00', enabled: true } } }, later);
    expect(location.isChanged).toBe(false);
  });

  it('has no events (§6.1)', () => {
    const location = aLocation();
    location.revise({ city: 'Austin' }, later);
    expect(location.events).toEqual([]);
  });

  it('cannot lose both its address and its coordinates', () => {
    expect(() => stored({ address: '1 Elm St' }).revise({ address: null }, later)).toThrow(
      'a location needs an address',
    );
    expect(() => stored({ latitude: 1, longitude: 2 }).revise({ latitude: null, longitude: null }, later)).toThrow(
      'a location needs',
    );
    const moved = stored({ address: '1 Elm St' });
    moved.revise({ address: null, latitude: 1, longitude: 2 }, later);
    expect(moved.state).toMatchObject({ address: null, latitude: 1 });
  });

  for (const [what, fields, message] of [
    ['a blank name', { name: ' ' }, 'name must not be blank'],
    ['latitude alone', { latitude: 1 }, 'must be given together'],
    ['longitude cleared alone', { latitude: 1, longitude: null }, 'must be given together'],
    ['a latitude beyond the pole', { latitude: 90.1, longitude: 0 }, 'latitude must be between -90 and 90'],
    ['a longitude beyond the date line', { latitude: 0, longitude: -180.5 }, 'longitude must be between -180 and 180'],
  ] as const) {
    it(`rejects ${what}`, () => expect(() => stored().revise(fields, later)).toThrow(message));
  }
});
