import { findAlpha2 } from '../../../domain/base/language/iso-3166-alpha-3.js';
import type { OpportunityKind } from '../../../domain/search/analysis/search-opportunity.js';
import { showNumber, showShare } from '../../report/facts/figures.js';

const NONE = 'n/a';
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

export const OPPORTUNITY_TITLES: Readonly<Record<OpportunityKind, string>> = {
  technical_issue: 'Technical issue',
  decay: 'Losing clicks',
  low_ctr: 'Low CTR',
  quick_win: 'Quick win',
  striking_distance: 'Close to page one',
  cannibalisation: 'Cannibalization',
  weak_internal_links: 'Few internal links',
  zero_click: 'No clicks',
  position_drop: 'Position drop',
  long_tail: 'Long tail',
  device_gap: 'Weaker on one device',
};

/** Of 0–1. */
export function showCtr(ctr: number | null): string {
  return ctr === null ? NONE : showShare(ctr);
}

/** One decimal: more would claim a precision that an average does not have. */
export function showPosition(position: number | null): string {
  return position === null ? NONE : showNumber(position);
}

/** "deu" → "Germany"; what is no country stays as the provider writes it. */
export function showCountry(alpha3: string): string {
  const alpha2 = findAlpha2(alpha3);
  return (alpha2 === null ? undefined : COUNTRIES.of(alpha2)) ?? alpha3.toUpperCase();
}

/** "MOBILE" → "Mobile". */
export function showDevice(device: string): string {
  return `${device.charAt(0).toUpperCase()}${device.slice(1).toLowerCase()}`;
}
