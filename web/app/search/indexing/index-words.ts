import type { SampleReason } from '../../../../domain/search/indexing/inspected-page.js';
import type { IndexState } from '../../../../domain/search/indexing/judge-index-state.js';
import type { Tone } from '../../../report/facts/names.js';

export const INDEX_STATE_TITLES: Readonly<Record<IndexState, string>> = {
  indexed: 'Indexed',
  not_indexed: 'Not indexed',
  unknown: 'Not stated',
};

export const INDEX_STATE_TONES: Readonly<Record<IndexState, Tone>> = {
  indexed: 'good',
  not_indexed: 'warn',
  unknown: 'note',
};

export const SAMPLE_REASON_TITLES: Readonly<Record<SampleReason, string>> = {
  top_page: 'Most clicks',
  indexability: 'Indexability',
  new_page: 'New page',
  sitemap_without_impressions: 'In sitemap, no impressions',
  random: 'Random sample',
};
