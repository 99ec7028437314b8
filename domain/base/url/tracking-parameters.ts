import { parseUrl } from './parse-url.js';

const TRACKING_NAMES =
  /^(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi)$/i;

/** The first query parameter that advertising and analytics add to links; null when there is none. */
export function findTrackingParameter(url: string): string | null {
  return trackingParameters(url)[0] ?? null;
}

/** The URL without such parameters; others stay as they are. */
export function cutTrackingParameters(url: string): string {
  const names = new Set(trackingParameters(url));
  if (names.size === 0) return url;
  const [path = '', query = ''] = url.split('?', 2);
  const isKept = (part: string) => !names.has(decodeName(part.split('=', 1)[0] ?? ''));
  const kept = query.split('&').filter((part) => part !== '' && isKept(part));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function trackingParameters(url: string): string[] {
  if (!url.includes('?')) return [];
  return [...(parseUrl(url)?.searchParams.keys() ?? [])].filter((name) => TRACKING_NAMES.test(name));
}

function decodeName(name: string): string {
  return new URLSearchParams(`${name}=`).keys().next().value ?? '';
}
