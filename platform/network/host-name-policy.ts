import type { UrlRefusalReason } from './errors.js';

/** Names that clouds answer with their metadata service. Kept separate from addresses: some resolve only inside. */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'metadata.packet.net',
  'metadata.platformequinix.com',
  'rancher-metadata',
]);

/**
 * Last labels that never name a public site: RFC 6761 (localhost), 6762 (local), 7686 (onion), 8375 (home.arpa), ICANN's
 * reserved .internal, and what clusters, service meshes and routers use inside.
 */
const LOCAL_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'svc',
  'consul',
  'onion',
];

/** RFC 1035 2.3.4 in length; the underscore is no host name by RFC 952, yet public sites are served under it. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MAX_NAME_CHARS = 253;

export function isMetadataName(name: string): boolean {
  return METADATA_NAMES.has(name);
}

/** Why a host name cannot be that of a public site; null when it can. The name is lower-case ASCII without final dot. */
export function refuseHostName(name: string): UrlRefusalReason | null {
  if (isMetadataName(name)) return 'metadata_name';
  const labels = name.split('.');
  if (name.length > MAX_NAME_CHARS || !labels.every((label) => LABEL.test(label))) return 'host_name';
  // A single label is a machine or a container next door, never a public site.
  if (labels.length === 1) return 'local_name';
  return LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`) || name === suffix) ? 'local_name' : null;
}
