import { expect } from 'chai';
import ipaddr from 'ipaddr.js';
import { classifyAddress } from '../../../platform/network/address-policy.js';
import { GLOBAL_UNICAST_V6, REFUSED_RANGES } from '../../../platform/network/address-ranges.js';

const ends = (cidr: string): [first: string, last: string] => {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  const bytes = network.toByteArray();
  const last = bytes.map((byte, at) => byte | (0xff >> Math.min(8, Math.max(0, bits - at * 8))));
  return [network.toString(), ipaddr.fromByteArray(last).toString()];
};

describe('[U] REFUSED_RANGES', () => {
  it('are written as networks, each once', () => {
    for (const { cidr } of REFUSED_RANGES) {
      const [network, bits] = ipaddr.parseCIDR(cidr);
      const base =
        network.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
      expect(network.toString(), `${cidr}, ${bits} bits`).to.equal(base.toString());
    }
    expect(new Set(REFUSED_RANGES.map(({ cidr }) => cidr)).size).to.equal(REFUSED_RANGES.length);
  });

  it('refuse their first and last address', () => {
    for (const { cidr } of REFUSED_RANGES) {
      for (const address of ends(cidr))
        expect(classifyAddress(address).allowed, `${address} of ${cidr}`).to.equal(false);
    }
  });

  it('name the reason of the narrowest block', () => {
    expect(classifyAddress('169.254.169.254').reason).to.equal('cloud_metadata');
    expect(classifyAddress('2001:db8::1').reason).to.equal('documentation');
    expect(classifyAddress('2001:0:1::1').reason).to.equal('teredo');
    expect(classifyAddress('255.255.255.255').reason).to.equal('broadcast');
  });

  it('leave the rest of global unicast open', () => {
    expect(ends(GLOBAL_UNICAST_V6)).to.deep.equal(['2000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff']);
    expect(ends(GLOBAL_UNICAST_V6).map((address) => classifyAddress(address).allowed)).to.deep.equal([true, true]);
  });
});
