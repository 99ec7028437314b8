import { expect } from 'chai';
import ipaddr from 'ipaddr.js';
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

  it('lets nothing pass that ipaddr.js calls anything but unicast, in 40,000 addresses near and far', () => {
    const next = randomWords(20_260_601);
    const passed = { ipv4: 0, ipv6: 0 };
    for (let turn = 0; turn < 20_000; turn++) {
      const v4 = [next(), next()].flatMap((word) => [word >> 8, word & 255]);
      const v6 = [...Array(8)].map((_, at) => (at === 0 ? HEADS[next() % HEADS.length] : next() % 3 ? next() : 0) ?? 0);
      for (const address of [ipaddr.fromByteArray(v4), new ipaddr.IPv6(v6)]) {
        if (!classifyAddress(address.toString()).allowed) continue;
        passed[address.kind()]++;
        expect(address.range(), address.toString()).to.equal('unicast');
      }
    }
    expect(passed.ipv4).to.be.within(15_000, 19_000);
    expect(passed.ipv6).to.be.greaterThan(3_000);
  });
});

/** First words of IPv6 addresses: blocks of the registries, their neighbors, and ordinary ones. */
const HEADS = [0, 0x64, 0x100, 0x1fff, 0x2000, 0x2001, 0x2002, 0x2003, 0x2600, 0x2620, 0x2a00, 0x3ffe, 0x3fff, 0x4000];
HEADS.push(0x5f00, 0xfc00, 0xfdff, 0xfe80, 0xfebf, 0xfec0, 0xff02);

/** 16-bit words of a fixed sequence (a linear congruential generator): the same addresses in every run. */
function randomWords(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
}
