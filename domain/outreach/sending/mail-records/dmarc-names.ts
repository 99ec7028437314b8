import { registrableName } from '../../addresses/registrable-name.js';

/** Of a longer name only the last seven labels are walked (RFC 9989 4.10). */
const MOST_LABELS = 8;

/**
 * Where the DMARC record of a domain may be, the nearest first: its own name and those above it, up to the one that was
 * registered.
 */
export function dmarcNames(domain: string): string[] {
  const labels = domain.split('.');
  const least = registrableName(domain).split('.').length;
  const above = labels.slice(1).slice(labels.length > MOST_LABELS ? labels.length - MOST_LABELS : 0);
  const parents = above.map((_, index) => above.slice(index).join('.'));
  return [domain, ...parents.filter((name) => name.split('.').length >= least)];
}
