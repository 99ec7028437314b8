import { expect } from 'chai';
import { classifyAddress } from '../../../platform/network/address-policy.js';
import { ALLOWED_ADDRESSES } from './allowed-urls.js';

describe('[U] classifyAddress', () => {
  for (const address of ALLOWED_ADDRESSES) {
    it(`lets ${address} pass`, () => {
      expect(classifyAddress(address)).to.deep.equal({ allowed: true, reason: 'public' });
    });
  }

  const edges: [string, string][] = [
    ['0.0.0.0', 'unspecified'],
    ['0.0.0.1', 'this_network'],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['100.64.0.0', 'cgnat'],
    ['100.127.255.255', 'cgnat'],
    ['127.0.0.0', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['169.254.0.0', 'link_local'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.0', 'protocol_assignment'],
    ['192.0.0.192', 'cloud_metadata'],
    ['192.168.255.255', 'private'],
    ['198.18.0.0', 'benchmarking'],
    ['198.19.255.255', 'benchmarking'],
    ['224.0.0.0', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.0', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:8.8.8.8', 'ipv4_mapped'],
    ['1fff:ffff::1', 'unallocated'],
    ['4000::', 'unallocated'],
    ['2001::', 'teredo'],
    ['2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', 'protocol_assignment'],
    ['fdff::1', 'unique_local'],
    ['[::1]', 'loopback'],
  ];
  for (const [address, reason] of edges) {
    it(`refuses ${address} as ${reason}`, () => {
      expect(classifyAddress(address)).to.deep.equal({ allowed: false, reason });
    });
  }

  const unreadable = [
    '',
    ' ',
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '010.0.0.1',
    '2130706433',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.1.1.1 ',
    '1.1.1.1\n',
    'fe80::1%eth0',
    '::1%lo',
    '1::2::3',
    '[1.1.1.1',
    'localhost',
    '::ffff:999.1.1.1',
    '١٢٧.٠.٠.١',
  ];
  for (const text of unreadable) {
    it(`takes ${JSON.stringify(text)} for no address`, () => {
      expect(classifyAddress(text)).to.deep.equal({ allowed: false, reason: 'not_an_address' });
    });
  }
});
