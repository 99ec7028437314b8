import { writeText } from '../base/text/write-text.js';
import type { SemanticIndex } from '../seo/semantic/semantic-index.js';
import { type NoData, noData } from './no-data.js';

/**
 * Cosines of TF-IDF vectors are small by nature: pages of one subject share a few of their words, not most. Between what real
 * sites reach and what pages of many sites do that were thrown together (docs/dashboard.md).
 */
export const TERMS_THRESHOLD = 0.17;
/** Below this share of the threshold, pages have almost nothing in common. */
const CRITICAL_SHARE = 0.5;
const MAX_NAMED = 5;
const DAY_MS = 86_400_000;
const STALE_DAYS = 35;

export const NO_INDEX = noData(
  'No audit has crawled the content of the site yet',
  'Start one with POST /api/seo/enterprise/complete-audit',
);

type MeasureField = 'measure' | 'model' | 'model_not_used';

export interface SemanticHealth
  extends Pick<SemanticIndex, 'site_url' | 'value' | 'pillars' | 'outliers' | 'built_at' | 'audit_id' | MeasureField> {
  threshold: number;
  /** What value and threshold rest on, in a sentence. */
  basis: string;
  /** healthy from the threshold, critical below half of it; not_available with fewer than five pages of text. */
  status: 'healthy' | 'warning' | 'critical' | 'not_available';
  recommendations: string[];
}

export function describeSemanticHealth(index: SemanticIndex | null): SemanticHealth | NoData {
  if (!index) return NO_INDEX;
  const { site_url, value, pillars, outliers, built_at, audit_id } = index;
  const threshold = thresholdOf(index);
  return {
    site_url,
    value,
    threshold,
    status: statusOf(value, threshold),
    recommendations: advise(index, threshold),
    pillars,
    outliers,
    built_at,
    audit_id,
    ...measureOf(index),
    basis: basisOf(index),
  };
}

/** Indexes that were stored before there was a choice compare words. */
function measureOf({ measure, model, model_not_used }: Partial<SemanticIndex>): Pick<SemanticIndex, MeasureField> {
  return { measure: measure ?? 'tf-idf', model: model ?? null, model_not_used: model_not_used ?? null };
}

function thresholdOf({ related }: Partial<SemanticIndex>): number {
  return related ?? TERMS_THRESHOLD;
}

function basisOf({ measure }: Partial<SemanticIndex>): string {
  return measure === 'embeddings'
    ? 'Mean cosine of each page with the pages of its nearest pillar, where 0 is what this model gives to texts on different subjects and 1 the same text; the threshold is what it gives to texts on one subject.'
    : 'Mean cosine of each page, by its most frequent words, with its nearest pillar; the threshold is fixed.';
}

function statusOf(value: number | null, threshold: number): SemanticHealth['status'] {
  if (value === null) return 'not_available';
  if (value >= threshold) return 'healthy';
  return value < threshold * CRITICAL_SHARE ? 'critical' : 'warning';
}

function countReadable(pages: number): string {
  if (pages === 0) return 'No indexable page has enough text';
  return pages === 1 ? 'Only one page has enough text' : writeText`Only ${pages} pages have enough text`;
}

function advise({ value, pillars, outliers, pages }: SemanticIndex, threshold: number): string[] {
  if (value === null) return [`${countReadable(pages)} to compare: publish more on your subjects, then audit again.`];
  const weak = pillars.filter(({ coherence }) => coherence < threshold * CRITICAL_SHARE).map(({ name }) => name);
  const far = outliers.slice(0, MAX_NAMED).map(({ url }) => url);
  return [
    ...(far.length > 0
      ? [`Bring these pages closer to a subject of the site, link them to it, or take them out: ${far.join(', ')}.`]
      : []),
    ...(weak.length > 0
      ? [`The pages of ${weak.slice(0, MAX_NAMED).join(', ')} have little in common: give each a subject of its own.`]
      : []),
    ...(pillars.every(({ kind }) => kind !== 'section')
      ? ['Gather pages of one subject under one section, so that people and search engines see what belongs together.']
      : []),
  ];
}

export interface IndexHealth
  extends Pick<SemanticIndex, 'built_at' | 'pages' | 'left_out' | 'terms' | 'audit_id' | MeasureField> {
  /** stale: older than 35 days, or a later audit has crawled the site. */
  status: 'current' | 'stale';
  age_days: number;
  pillars: number;
  latest_audit_id: string | null;
}

export function describeIndexHealth(
  index: SemanticIndex | null,
  latestAuditId: string | null,
  now: string,
): IndexHealth | NoData {
  if (!index) return NO_INDEX;
  const { built_at, pages, left_out, terms, audit_id, pillars } = index;
  const age_days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(built_at)) / DAY_MS));
  const isStale = age_days > STALE_DAYS || (latestAuditId !== null && latestAuditId !== audit_id);
  return {
    built_at,
    pages,
    left_out,
    terms,
    audit_id,
    age_days,
    pillars: pillars.length,
    ...measureOf(index),
    status: isStale ? 'stale' : 'current',
    latest_audit_id: latestAuditId,
  };
}
