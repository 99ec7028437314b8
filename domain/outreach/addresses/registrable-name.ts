import { parse } from 'tldts';

/**
 * The registered part of a host name, by the public suffix list with its private part: sites of one hosting service
 * (blogspot, github.io) belong to different people. The name itself if the list has none.
 */
export function registrableName(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host;
}
