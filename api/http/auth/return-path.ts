/** Only a base to resolve against; a path that leaves it would leave our site. */
const HERE = 'http://here.invalid';

/**
 * The path to go to after sign-in, or null when it might lead to another site: browsers read `//host`, `/\host` and
 * paths with tabs or line breaks as addresses of other hosts (OWASP ASVS 5.0, 3.7.2).
 */
export function toReturnPath(given: string): string | null {
  if (!/^\/(?![/\\])[!-~]*$/.test(given) || given.includes('\\')) return null;
  const url = new URL(given, HERE);
  // Dot segments may have left a double slash at the start.
  const path = url.pathname + url.search + url.hash;
  return url.origin === HERE && !path.startsWith('//') ? path : null;
}
