import type { SemanticIndex } from '../seo/semantic/semantic-index.js';
import { type NothingYet, nothingYet } from './no-data.js';

/** Cosines of TF-IDF vectors are small by nature: pages of one subject share a few of their words, not most. */
export const COHERENCE_THRESHOLD = 0.3;
const CRITICAL_BELOW = 0.15;
const WEAK_PILLAR_BELOW = 0.15;
const MAX_NAMED = 5;
const DAY_MS = 86_400_000;
const STALE_DAYS = 35;

export const NO_INDEX = nothingYet(
  'No audit has crawled the content of the site yet',
  'Start one with POST /api/seo/enterprise/complete-audit',
);

export interface SemanticHealth
  extends Pick<SemanticIndex, 'site_url' | 'value' | 'pillars' | 'outliers' | 'built_at' | 'audit_id' | 'method'> {
  threshold: number;
  /** healthy from the threshold, critical below half of it; not_available with fewer than five pages of text. */
  status: 'healthy' | 'warning' | 'critical' | 'not_available';
  recommendations: string[];
}

export function tellSemanticHealth(index: SemanticIndex | null): SemanticHealth | NothingYet {
  if (!index) return NO_INDEX;
  const { site_url, value, pillars, outliers, built_at, audit_id, method } = index;
  return {
    ...{ site_url, value, threshold: COHERENCE_THRESHOLD, status: statusOf(value), recommendations: advise(index) },
    ...{ pillars, outliers, built_at, audit_id, method },
  };
}

function statusOf(value: number | null): SemanticHealth['status'] {
  if (value === null) return 'not_available';
  if (value >= COHERENCE_THRESHOLD) return 'healthy';
  return value < CRITICAL_BELOW ? 'critical' : 'warning';
}

function advise({ value, pillars, outliers, pages }: SemanticIndex): string[] {
  if (value === null)
    return [`Only ${pages} pages have enough text to compare: publish more on your subjects, then audit again.`];
  const weak = pillars.filter(({ coherence }) => coherence < WEAK_PILLAR_BELOW).map(({ name }) => name);
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
  extends Pick<SemanticIndex, 'built_at' | 'pages' | 'left_out' | 'terms' | 'audit_id' | 'method'> {
  /** stale: older than 35 days, or a later audit has crawled the site. */
  status: 'current' | 'stale';
  age_days: number;
  pillars: number;
  latest_audit_id: string | null;
}

export function tellIndexHealth(
  index: SemanticIndex | null,
  latestAuditId: string | null,
  now: string,
): IndexHealth | NothingYet {
  if (!index) return NO_INDEX;
  const { built_at, pages, left_out, terms, audit_id, method, pillars } = index;
  const age_days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(built_at)) / DAY_MS));
  const isStale = age_days > STALE_DAYS || (latestAuditId !== null && latestAuditId !== audit_id);
  return {
    ...{ built_at, pages, left_out, terms, audit_id, method, age_days, pillars: pillars.length },
    ...{ status: isStale ? 'stale' : 'current', latest_audit_id: latestAuditId },
  };
}
