import { ISO_639_1 } from './iso-639-1.js';
import { ISO_3166_1 } from './iso-3166-1.js';
import { UN_M49_REGIONS } from './un-m49-regions.js';

/** Country names people write that ISO 3166-1 gives another code or none. */
const REGION_HINTS: Record<string, string> = { uk: 'the United Kingdom is gb', eu: 'the European Union is no country' };

/**
 * What is wrong with an hreflang value; null when it is x-default or an ISO 639-1 language, optionally with an ISO 15924
 * script and an ISO 3166-1 region, which is what Google reads, or a UN M.49 area. Case does not count.
 */
export function findHreflangCodeError(code: string): string | null {
  const value = code.trim().toLowerCase();
  if (value === 'x-default') return null;
  if (value === '') return 'empty';
  if (value.includes('_')) return 'underscore instead of hyphen';
  const [language = '', ...rest] = value.split('-');
  if (!ISO_639_1.has(language)) return `"${language}" is no ISO 639-1 language`;
  if (/^[a-z]{4}$/.test(rest[0] ?? '')) rest.shift();
  const region = rest.shift();
  if (region !== undefined && !ISO_3166_1.has(region) && !UN_M49_REGIONS.has(region)) {
    return REGION_HINTS[region] ?? `"${region}" is no ISO 3166-1 region`;
  }
  return rest.length > 0 ? `"${rest.join('-')}" after the region` : null;
}
