import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { addressKey } from '../rate-limit/token-buckets.js';
import { clientAddress } from './client-address.js';

const read = clientAddress(['10.0.0.0/8', '192.168.7.1/32', 'fd00::/8']);

/** A request as the server receives it. */
const from = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the client address', () => {
  it.each([
    ['is the peer without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
    ['ignores the header of a peer that is not a trusted proxy', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is the address seen by the trusted proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
    ['ignores entries that the client added on the left', '10.1.2.3', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['skips several trusted proxies', '10.1.2.3', '203.0.113.9, 192.168.7.1,10.9.9.9', '203.0.113.9'],
    ['is the leftmost entry when all are trusted', '10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['is the proxy that sent no header', '10.1.2.3', undefined, '10.1.2.3'],
    ['is the last valid hop before a malformed entry', '10.1.2.3', '203.0.113.9, unknown, 10.0.0.2', '10.0.0.2'],
    ['is the peer when the only entry is malformed', '10.1.2.3', '1.2.3', '10.1.2.3'],
    ['rejects the short form of an address', '10.1.2.3', '127.1', '10.1.2.3'],
    ['skips empty entries', '10.1.2.3', ', 203.0.113.9, ,', '203.0.113.9'],
    ['drops ports', '10.1.2.3', '203.0.113.9:50123', '203.0.113.9'],
    ['drops brackets', 'fd00::1', '[2001:db8::7]:50123', '2001:db8::7'],
    ['unwraps IPv4-mapped IPv6', '::ffff:10.1.2.3', '::ffff:203.0.113.9', '203.0.113.9'],
    ['normalizes an IPv6 address', 'fd00::1', '2001:0DB8:0:0::0007', '2001:db8::7'],
    ['is empty when the connection is gone', undefined, '203.0.113.9', ''],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(read(from(peer, forwarded))).toBe(expected);
  });

  it('trusts no proxy by default', () => {
    expect(clientAddress()(from('10.1.2.3', '203.0.113.9'))).toBe('10.1.2.3');
  });
});

describe('the key of a limit per client address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['', ''],
  ])('of %j is %j', (address, expected) => {
    expect(addressKey(address)).toBe(expected);
  });

  it('differs between networks', () => {
    expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  });
});
