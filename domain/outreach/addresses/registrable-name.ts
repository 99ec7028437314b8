import { parse } from 'tldts';

/**
 * The part of a host name that somebody registered, by the public suffix list with its private part: sites of one
 * hosting service (blogspot, github.io) belong to different people. The name itself where the list knows none.
 */
export function registrableName(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host;
}
