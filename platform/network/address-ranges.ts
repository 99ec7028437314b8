/**
 * Address blocks that don't contain public websites. The longest matching prefix names the reason.
 *
 * Sources, as of 2025-10:
 *   [v4]  IANA IPv4 Special-Purpose Address Registry, https://www.iana.org/assignments/iana-ipv4-special-registry
 *   [v6]  IANA IPv6 Special-Purpose Address Registry, https://www.iana.org/assignments/iana-ipv6-special-registry
 *   [mc]  IANA IPv4 and IPv6 Multicast Address Space Registries
 * [aws] [az] [gcp] [ali] [oci] [scw] [ten] metadata and platform addresses in the makers' own documentation IPv6
 * outside 2000::/3 is not assigned as global unicast (IANA IPv6 Address Space) and needs no entry to be rejected.
 */
export type RangeReason =
  | 'unspecified'
  | 'this_network'
  | 'loopback'
  | 'private'
  | 'cgnat'
  | 'link_local'
  | 'cloud_metadata'
  | 'multicast'
  | 'broadcast'
  | 'reserved'
  | 'documentation'
  | 'benchmarking'
  | 'protocol_assignment'
  | 'as112'
  | 'amt'
  | 'ipv4_mapped'
  | 'ipv4_compatible'
  | 'ipv4_translated'
  | 'nat64'
  | '6to4'
  | 'teredo'
  | 'orchid'
  | 'site_local'
  | 'unique_local'
  | 'discard'
  | 'segment_routing';

export interface AddressRange {
  cidr: string;
  reason: RangeReason;
}

export const REFUSED_RANGES: readonly AddressRange[] = [
  // IPv4
  { cidr: '0.0.0.0/32', reason: 'unspecified' }, // [v4] RFC 1122 3.2.1.3; Linux connects it to loopback
  { cidr: '0.0.0.0/8', reason: 'this_network' }, // [v4] RFC 791 3.2
  { cidr: '10.0.0.0/8', reason: 'private' }, // [v4] RFC 1918
  { cidr: '100.64.0.0/10', reason: 'cgnat' }, // [v4] RFC 6598
  { cidr: '127.0.0.0/8', reason: 'loopback' }, // [v4] RFC 1122 3.2.1.3
  { cidr: '169.254.0.0/16', reason: 'link_local' }, // [v4] RFC 3927
  { cidr: '172.16.0.0/12', reason: 'private' }, // [v4] RFC 1918
  { cidr: '192.0.0.0/24', reason: 'protocol_assignment' }, // [v4] RFC 6890, DS-Lite and NAT64 discovery inside
  { cidr: '192.0.2.0/24', reason: 'documentation' }, // [v4] RFC 5737 TEST-NET-1
  { cidr: '192.31.196.0/24', reason: 'as112' }, // [v4] RFC 7535
  { cidr: '192.52.193.0/24', reason: 'amt' }, // [v4] RFC 7450
  { cidr: '192.88.99.0/24', reason: '6to4' }, // [v4] RFC 7526, relay anycast, deprecated
  { cidr: '192.168.0.0/16', reason: 'private' }, // [v4] RFC 1918
  { cidr: '192.175.48.0/24', reason: 'as112' }, // [v4] RFC 7534
  { cidr: '198.18.0.0/15', reason: 'benchmarking' }, // [v4] RFC 2544
  { cidr: '198.51.100.0/24', reason: 'documentation' }, // [v4] RFC 5737 TEST-NET-2
  { cidr: '203.0.113.0/24', reason: 'documentation' }, // [v4] RFC 5737 TEST-NET-3
  { cidr: '224.0.0.0/4', reason: 'multicast' }, // [mc] RFC 5771
  { cidr: '240.0.0.0/4', reason: 'reserved' }, // [v4] RFC 1112 4
  { cidr: '255.255.255.255/32', reason: 'broadcast' }, // [v4] RFC 8190

  // Cloud platforms
  { cidr: '169.254.169.254/32', reason: 'cloud_metadata' }, // [aws] [az] [gcp] [oci]
  { cidr: '169.254.170.2/32', reason: 'cloud_metadata' }, // [aws] container credentials
  { cidr: '169.254.170.23/32', reason: 'cloud_metadata' }, // [aws] pod identity
  { cidr: '169.254.42.42/32', reason: 'cloud_metadata' }, // [scw]
  { cidr: '169.254.0.23/32', reason: 'cloud_metadata' }, // [ten]
  { cidr: '100.100.100.200/32', reason: 'cloud_metadata' }, // [ali]
  { cidr: '168.63.129.16/32', reason: 'cloud_metadata' }, // [az] a public-looking address of the host agent
  { cidr: '192.0.0.192/32', reason: 'cloud_metadata' }, // [oci] older instances
  { cidr: 'fd00:ec2::254/128', reason: 'cloud_metadata' }, // [aws]
  { cidr: 'fd00:ec2::23/128', reason: 'cloud_metadata' }, // [aws] pod identity
  { cidr: 'fd20:ce::254/128', reason: 'cloud_metadata' }, // [gcp]
  { cidr: 'fd00:42::42/128', reason: 'cloud_metadata' }, // [scw]
  { cidr: 'fd00:c1::a9fe:a9fe/128', reason: 'cloud_metadata' }, // [oci]

  // IPv6
  { cidr: '::/128', reason: 'unspecified' }, // [v6] RFC 4291
  { cidr: '::1/128', reason: 'loopback' }, // [v6] RFC 4291
  { cidr: '::/96', reason: 'ipv4_compatible' }, // RFC 4291 2.5.5.1, deprecated
  { cidr: '::ffff:0:0/96', reason: 'ipv4_mapped' }, // [v6] RFC 4291 2.5.5.2
  { cidr: '::ffff:0:0:0/96', reason: 'ipv4_translated' }, // RFC 2765 2.1
  { cidr: '64:ff9b::/96', reason: 'nat64' }, // [v6] RFC 6052
  { cidr: '64:ff9b:1::/48', reason: 'nat64' }, // [v6] RFC 8215
  { cidr: '100::/64', reason: 'discard' }, // [v6] RFC 6666
  { cidr: '100:0:0:1::/64', reason: 'protocol_assignment' }, // [v6] RFC 9780
  { cidr: '2001::/32', reason: 'teredo' }, // [v6] RFC 4380
  { cidr: '2001:2::/48', reason: 'benchmarking' }, // [v6] RFC 5180
  { cidr: '2001:3::/32', reason: 'amt' }, // [v6] RFC 7450
  { cidr: '2001:4:112::/48', reason: 'as112' }, // [v6] RFC 7535
  { cidr: '2001:10::/28', reason: 'orchid' }, // [v6] RFC 4843, deprecated
  { cidr: '2001:20::/28', reason: 'orchid' }, // [v6] RFC 7343
  { cidr: '2001::/23', reason: 'protocol_assignment' }, // [v6] RFC 2928
  { cidr: '2001:db8::/32', reason: 'documentation' }, // [v6] RFC 3849
  { cidr: '2002::/16', reason: '6to4' }, // [v6] RFC 3056
  { cidr: '2620:4f:8000::/48', reason: 'as112' }, // [v6] RFC 7534
  { cidr: '3fff::/20', reason: 'documentation' }, // [v6] RFC 9637
  { cidr: '5f00::/16', reason: 'segment_routing' }, // [v6] RFC 9602
  { cidr: 'fc00::/7', reason: 'unique_local' }, // [v6] RFC 4193
  { cidr: 'fe80::/10', reason: 'link_local' }, // [v6] RFC 4291
  { cidr: 'fec0::/10', reason: 'site_local' }, // RFC 3879, deprecated
  { cidr: 'ff00::/8', reason: 'multicast' }, // [mc] RFC 4291 2.7
];

/** The only block that IANA assigns as global unicast. */
export const GLOBAL_UNICAST_V6 = '2000::/3';
