import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Domain, type NewDomain } from './domain.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const [lot, barn] = [newId(), newId()];
const make = (fields: Partial<NewDomain> = {}): Domain =>
  Domain.create({
    id: newId(),
    companyId: newId() as CompanyId,
    createdAt: at,
    integrationId: 'web',
    subdomain: 'Shop',
    apexDomain: 'Sheds.Example.COM',
    ...fields,
  });

describe('a domain', () => {
  it('has lower-case names and fills locations with defaults (R40)', () => {
    const { state } = make({ locations: [{ locationId: lot, products: [{ productId: barn }] }] });
    expect(state).toMatchObject({ subdomain: 'shop', apexDomain: 'sheds.example.com', verified: false });
    expect(state.locations).toEqual([
      {
        locationId: lot,
        hidePrices: false,
        defaultForStore: false,
        products: [{ productId: barn, sizes: [], excludedUpgrades: [] }],
      },
    ]);
  });

  it('stores sizes and excluded upgrades unchanged (R40)', () => {
    const product = { productId: barn, sizes: ['10x16', 'X'], excludedUpgrades: [' Loft '] };
    const { state } = make({ locations: [{ locationId: lot, products: [product] }] });
    expect(state.locations[0]?.products).toEqual([product]);
  });

  it('rejects duplicate locations and duplicate products of a location', () => {
    const twice = [{ locationId: lot }, { locationId: lot }];
    expect(() => make({ locations: twice })).toThrow(`locations: "${lot}" is given twice`);
    const products = [{ productId: barn }, { productId: barn }];
    expect(() => make({ locations: [{ locationId: lot, products }] })).toThrow(`"${barn}" is given twice`);
  });

  it('changes the given fields and keeps the rest', () => {
    const domain = make({ locations: [{ locationId: lot }] });
    domain.revise({ apexDomain: 'BARNS.example.com', verified: true }, later);
    expect(domain.state).toMatchObject({ subdomain: 'shop', apexDomain: 'barns.example.com', verified: true });
    expect(domain.state.locations).toHaveLength(1);
    domain.revise({ locations: [] }, later);
    expect(domain.state).toMatchObject({ locations: [], updatedAt: later });
  });

  it('records its deletion', () => {
    const domain = make();
    domain.delete(later);
    expect(domain.state.deletedAt).toBe(later);
  });
});
