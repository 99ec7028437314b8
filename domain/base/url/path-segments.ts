import { parseUrl } from './parse-url.js';

/** The parts of the path between slashes, still percent-encoded; empty parts are left out. */
export function pathSegments(url: string): string[] {
  return (parseUrl(url)?.pathname ?? '').split('/').filter((segment) => segment !== '');
}
