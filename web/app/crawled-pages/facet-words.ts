import type { FacetName } from '../../../domain/reports/page-table/facet-name.js';
import { NO_DEPTH, NO_LANGUAGE } from '../../../domain/reports/page-table/facet-values.js';
import { INDEX_STATES } from '../../../domain/search/indexing/judge-index-state.js';
import { INDEX_BLOCKERS, type IndexBlocker } from '../../../domain/seo/page/find-index-blocker.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { INDEX_STATE_TITLES } from '../search/indexing/index-words.js';
import { INDEX_BLOCKER_WORDS } from './show-indexable.js';

export const FACET_TITLES: Readonly<Record<FacetName, string>> = {
  status: 'Status',
  indexability: 'Indexability',
  issues: 'Issues',
  in_sitemap: 'Sitemap',
  depth: 'Depth',
  words: 'Words',
  language: 'Language',
  template: 'Template',
  google_index: 'Google',
  google_reason: 'Google: reason',
};

const STATUSES: Readonly<Record<string, string>> = {
  '1xx': '1xx: informational',
  '2xx': '2xx: OK',
  '3xx': '3xx: redirect',
  '4xx': '4xx: client error',
  '5xx': '5xx: server error',
  no_response: 'No response',
  not_requested: 'Blocked by robots.txt',
};

/** A value of a facet in words. */
export function showFacetValue(facet: FacetName, value: string): string {
  switch (facet) {
    case 'status':
      return STATUSES[value] ?? value;
    case 'indexability':
      return showIndexability(value);
    case 'issues':
      return value === 'true' ? 'With issues' : 'Without issues';
    case 'in_sitemap':
      return value === 'true' ? 'In sitemap' : 'Not in sitemap';
    case 'depth':
      return value === NO_DEPTH ? 'Not linked' : showCount(Number(value), 'click');
    case 'words':
      return showRange(value);
    case 'language':
      return value === NO_LANGUAGE ? 'Not stated' : value;
    case 'google_index':
      return showIndexState(value);
    case 'template':
    case 'google_reason':
      return value;
  }
}

function showIndexState(value: string): string {
  const state = INDEX_STATES.find((name) => name === value);
  return state === undefined ? value : INDEX_STATE_TITLES[state];
}

function showIndexability(value: string): string {
  if (value === 'indexable') return 'Indexable';
  if (value === 'not_indexable') return 'Not indexable';
  const blocker: IndexBlocker | undefined = INDEX_BLOCKERS.find((name) => name === value);
  if (blocker === undefined) return 'Reason not measured';
  const words = INDEX_BLOCKER_WORDS[blocker];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** "100–299", "2,000 or more", "0". */
function showRange(value: string): string {
  const [least = '', most = ''] = value.split('-');
  if (least === '') return `Up to ${showNumber(Number(most), 0)}`;
  if (most === '') return `${showNumber(Number(least), 0)} or more`;
  const from = showNumber(Number(least), 0);
  return least === most ? from : `${from}–${showNumber(Number(most), 0)}`;
}
