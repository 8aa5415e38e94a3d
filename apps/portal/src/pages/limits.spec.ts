import { describe, expect, it } from '@jest/globals';
import { changedLimits, storedLimits } from './limits';

describe('changed limits of a credential', () => {
  const stored = storedLimits({ expiresAt: '2026-03-01T08:00:00.000Z', allowedAddresses: ['10.0.0.1'] });

  it('leave the time of an expiry alone whose day is as before', () => {
    expect(changedLimits(stored, { ...stored, addresses: '10.0.0.1\n10.0.0.2' })).toEqual({
      allowedAddresses: ['10.0.0.1', '10.0.0.2'],
    });
  });

  it('set and remove what was changed', () => {
    expect(changedLimits(stored, { ...stored, expiry: '2026-03-02' })).toEqual({ expiresAt: '2026-03-02T23:59:59Z' });
    expect(changedLimits(stored, { expiry: '', addresses: '' })).toEqual({ expiresAt: null, allowedAddresses: null });
  });
});
