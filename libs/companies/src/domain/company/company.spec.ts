import { describe, expect, it } from '@jest/globals';
import { Company } from './company.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

describe('a company', () => {
  it('is its own tenant and defaults to UTC and to selling by Processed (R15)', () => {
    const { state } = Company.create({ name: 'Barns' }, noon);
    expect(state.companyId).toBe(state.id);
    expect(state).toMatchObject({ timezone: 'UTC', soldByStatus: 'Processed', sellTypes: null, version: 1 });
  });

  it.each(['America/Chicago', 'UTC', 'Etc/GMT+5', 'Asia/Kolkata', 'EST', 'EST5EDT', 'GB'])(
    'accepts the timezone %s',
    (timezone) => {
      expect(Company.create({ name: 'Barns', timezone }, noon).state.timezone).toBe(timezone);
    },
  );

  it.each([
    ...['Chicago/America', '+01:00', '', 'America/Chicago; drop'],
    // Known to `Intl`, and in PostgreSQL unknown or another zone.
    ...['US/Pacific-New', 'Canada/East-Saskatchewan', 'AET', 'AST', 'IST', 'pst'],
  ])('rejects the timezone "%s"', (timezone) => {
    expect(() => Company.create({ name: 'Barns', timezone }, noon)).toThrow('timezone must be an IANA name');
  });

  it('stores an ISO 4217 currency in lower case and rejects other codes', () => {
    expect(Company.create({ name: 'Barns', currency: 'EUR' }, noon).state.currency).toBe('eur');
    expect(() => Company.create({ name: 'Barns', currency: 'zzz' }, noon)).toThrow('must be an ISO 4217 code');
  });

  it('requires a name', () => {
    expect(() => Company.create({ name: ' ' }, noon)).toThrow('name must not be empty');
    for (const name of ['a'.repeat(201), 'a\nb', 'a\u0001'])
      expect(() => Company.create({ name }, noon)).toThrow('name must be one line of at most 200 characters');
    expect(Company.create({ name: '🏠'.repeat(200) }, noon).state.name).toHaveLength(400);
  });

  it('accepts only statuses that can count as sold', () => {
    const company = Company.create({ name: 'Barns' }, noon);
    company.revise({ soldByStatus: 'Unprocessed' }, later);
    expect(company.state.soldByStatus).toBe('Unprocessed');
    expect(() => company.revise({ soldByStatus: 'Cancelled' as 'Processed' }, later)).toThrow(
      'soldByStatus must be one of',
    );
  });

  it.each(['https://3d.example.com/build?a=1#b', 'http://localhost:5173', '/demo-configurator'])(
    'accepts the configurator URL %s (R54, R76)',
    (configuratorUrl) => {
      expect(Company.create({ name: 'Barns', configuratorUrl }, noon).state.configuratorUrl).toBe(configuratorUrl);
    },
  );

  it.each(['3d.example.com', '//3d.example.com', '/\\3d.example.com', 'javascript:alert(1)', 'https://me@x.example'])(
    'rejects the configurator URL "%s"',
    (configuratorUrl) => {
      expect(() => Company.create({ name: 'Barns', configuratorUrl }, noon)).toThrow('configuratorUrl must be');
    },
  );

  it('normalizes allowed origins and removes duplicates (R76)', () => {
    const configuratorLaunchAllowlist = [
      'https://SHOP.example.com',
      'https://shop.example.com:443/',
      'http://localhost:8080',
      'https://b\u00fccher.example.com',
    ];
    expect(Company.create({ name: 'Barns', configuratorLaunchAllowlist }, noon).state).toMatchObject({
      configuratorLaunchAllowlist: [
        'https://shop.example.com',
        'http://localhost:8080',
        'https://xn--bcher-kva.example.com',
      ],
    });
  });

  it.each([
    'shop.example.com',
    'https://shop.example.com/cart',
    'https://shop.example.com/?',
    'https://shop.example.com#',
    'https://me@shop.example.com',
    '*',
    'https://*.example.com/*',
    'https://*.example.com',
    'null',
  ])('rejects "%s" as an origin (R54)', (origin) => {
    const allowed = { name: 'Barns', configuratorLaunchAllowlist: [origin] };
    expect(() => Company.create(allowed, noon)).toThrow('configuratorLaunchAllowlist must hold origins');
  });

  it('ends a suspension of its own, but not one of the operator, who takes over its own', () => {
    const company = Company.create({ name: 'Barns' }, noon);
    company.suspend('😀'.repeat(500), 'Olive', noon);
    company.suspend('leak', 'Olive', noon);
    expect(company.state).toMatchObject({ suspendedAt: noon, suspendedBy: 'Olive', suspensionReason: 'leak' });
    company.resume('Rae', later);
    expect(company.state).toMatchObject({ suspendedAt: null, suspendedBy: null, suspensionReason: null });
    company.suspend('leak', 'Olive', noon);
    company.suspend('unpaid', null, later);
    expect(company.state).toMatchObject({ suspendedAt: noon, suspendedBy: null, suspensionReason: 'unpaid' });
    for (const attempt of [() => company.suspend('leak', 'Olive', later), () => company.resume('Olive', later)])
      expect(attempt).toThrow('the operator suspended the company');
    company.resume(null, later);
    company.suspend('leak', 'Olive', noon);
    company.scheduleDeletion(later, noon);
    expect(() => company.resume('Olive', noon)).toThrow('the operator suspended the company');
  });

  it('emits no events', () => {
    const company = Company.create({ name: 'Barns' }, noon);
    company.revise({ city: 'Waco' }, later);
    expect(company.events).toEqual([]);
  });
});
