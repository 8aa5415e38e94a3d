import { describe, expect, it } from '@jest/globals';
import { Company } from './company.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

describe('a company', () => {
  it('is its own tenant, in UTC, and sells by Processed unless told otherwise (R15)', () => {
    const { state } = Company.create({ name: 'Barns' }, noon);
    expect(state.companyId).toBe(state.id);
    expect(state).toMatchObject({ timezone: 'UTC', soldByStatus: 'Processed', sellTypes: null, version: 1 });
  });

  it.each(['America/Chicago', 'UTC', 'Etc/GMT+5', 'Asia/Kolkata'])('lives in %s', (timezone) => {
    expect(Company.create({ name: 'Barns', timezone }, noon).state.timezone).toBe(timezone);
  });

  it.each(['Chicago/America', '+01:00', '', 'America/Chicago; drop'])('does not live in "%s"', (timezone) => {
    expect(() => Company.create({ name: 'Barns', timezone }, noon)).toThrow('timezone must be an IANA name');
  });

  it('has a name', () => {
    expect(() => Company.create({ name: ' ' }, noon)).toThrow('name must not be empty');
  });

  it('counts an order as sold in a status that an order can be sold in', () => {
    const company = Company.create({ name: 'Barns' }, noon);
    company.revise({ soldByStatus: 'Unprocessed' }, later);
    expect(company.state.soldByStatus).toBe('Unprocessed');
    expect(() => company.revise({ soldByStatus: 'Cancelled' as 'Processed' }, later)).toThrow(
      'soldByStatus must be one of',
    );
  });

  it('announces nothing in the feed', () => {
    const company = Company.create({ name: 'Barns' }, noon);
    company.revise({ city: 'Waco' }, later);
    expect(company.events).toEqual([]);
  });
});
