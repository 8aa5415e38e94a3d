import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './destination.js';

const refused = {
  loopback: ['127.0.0.1', '127.255.0.9', '::1', '0.0.0.0', '::'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd00:ec2::254'],
  'link-local and metadata': [
    '169.254.169.254',
    '169.254.0.1',
    'fe80::1',
    'fe80::1%eth0',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
  ],
  'shared, test and reserved': [
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '240.0.0.1',
    '255.255.255.255',
    '2001:db8::1',
  ],
  multicast: ['224.0.0.1', '239.1.1.1', 'ff02::1'],
  'another form of a private IPv4 address': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.1.2.3',
    '::ffff:169.254.169.254',
    '64:ff9b::10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '::127.0.0.1',
    '::ffff:0:127.0.0.1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  ],
  'not an address': ['', 'localhost', 'example.com'],
  'site-local': ['fec0::1'],
};

describe('a public address (E7)', () => {
  for (const [kind, addresses] of Object.entries(refused)) {
    it.each(addresses)(`is not ${kind}: %s`, (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
  }

  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001::200e',
  ])('is on the internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['::ffff:8.8.8.8', '64:ff9b::808:808'])('may be the IPv6 form of a public IPv4 address: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
