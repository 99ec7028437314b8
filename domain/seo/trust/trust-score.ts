import { round } from '../../base/statistics/round.js';
import { writeText } from '../../base/text/write-text.js';
import { isOwnerType } from '../schema/is-owner-type.js';
import type { SiteMetrics } from '../site/site-metrics.js';
import type { TrustFacts } from './trust-facts.js';

export const TRUST_PARTS = [
  'https',
  'security_headers',
  'organization_data',
  'same_as',
  'contact',
  'legal_pages',
  'about',
  'freshness',
  'errors',
  'speed',
  'structured_data',
] as const;
export type TrustPartName = (typeof TRUST_PARTS)[number];

export interface TrustPart {
  part: TrustPartName;
  /** Share in the score, in percent. */
  weight: number;
  /** 0–100; null when the crawl says nothing about it. */
  points: number | null;
  /** The figure or address that it rests on. */
  evidence: string;
  urls: string[];
}

export interface TrustScore {
  /** 0–100, one decimal: Σ points × weight ÷ Σ weight over the parts that were measured; null below half of the weight. */
  score: number | null;
  /** Share of the weight that was measured, 0–1. */
  coverage: number;
  parts: TrustPart[];
}

/** Together 100. docs/dashboard.md explains them; openapi.yaml repeats the table. */
export const TRUST_WEIGHTS: Readonly<Record<TrustPartName, number>> = {
  https: 15,
  security_headers: 10,
  organization_data: 10,
  same_as: 5,
  contact: 10,
  legal_pages: 10,
  about: 5,
  freshness: 10,
  errors: 10,
  speed: 10,
  structured_data: 5,
};

const LEAST_COVERAGE = 0.5;
/** Privacy notice, and terms or imprint. */
const PRIVACY_POINTS = 60;
/** web.dev: a time to first byte of 800 ms is good, above 1,800 ms poor. */
const TTFB_GOOD_MS = 800;
const TTFB_POOR_MS = 1_800;
/** A tenth of the addresses in error is as bad as it gets. */
const WORST_ERROR_SHARE = 0.1;
const FRESH_DAYS = 90;
const YEAR_DAYS = 365;

type Measured = Omit<TrustPart, 'part' | 'weight'>;

/** Scores a site by what its crawl saw; audits from before trust was collected only have some parts. */
export function scoreTrust(metrics: SiteMetrics): TrustScore {
  const measured = metrics.pages === 0 ? null : measureParts(metrics);
  const parts = TRUST_PARTS.map((part) => ({ part, weight: TRUST_WEIGHTS[part], ...(measured?.[part] ?? UNKNOWN) }));
  const known = parts.flatMap(({ points, weight }) => (points === null ? [] : [{ points, weight }]));
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  const coverage = round(weight / 100, 2);
  const sum = known.reduce((total, one) => total + one.points * one.weight, 0);
  return { score: coverage < LEAST_COVERAGE ? null : round(sum / weight, 1), coverage, parts };
}

function measureParts(metrics: SiteMetrics): Record<TrustPartName, Measured> {
  const { trust, profile } = metrics;
  return {
    https: encryptionPart(metrics),
    security_headers: headerPart(trust),
    organization_data: organizationPart(metrics),
    same_as: trust
      ? told(trust.same_as_urls.length > 0 ? 100 : 0, 'Pages that name profiles elsewhere (sameAs)', trust.same_as_urls)
      : UNKNOWN,
    contact: pagePart(trust, 'contact_url', 'A page that says how to reach the site'),
    legal_pages: legalPart(trust),
    about: pagePart(trust, 'about_url', 'A page about who is behind the site'),
    freshness: freshnessPart(profile),
    errors: told(
      100 * (1 - Math.min(1, metrics.error_share / WORST_ERROR_SHARE)),
      `${percent(metrics.error_share)}% of the addresses ended in an error`,
    ),
    speed: speedPart(metrics.ttfb_median_ms),
    structured_data: told(
      100 * metrics.structured_data_share,
      `${percent(metrics.structured_data_share)}% of the pages have structured data`,
    ),
  };
}

const UNKNOWN: Measured = { points: null, evidence: 'Not gathered by the crawl', urls: [] };

function told(points: number, evidence: string, urls: readonly string[] = []): Measured {
  return { points: round(points, 1), evidence, urls: [...urls] };
}

function encryptionPart({ trust, url }: SiteMetrics): Measured {
  if (trust?.https === null) return { points: null, evidence: 'Not judged on a copy of the site', urls: [] };
  const isSecure = trust?.https ?? url.startsWith('https:');
  return told(isSecure ? 100 : 0, `The start page answers over ${isSecure ? 'https' : 'http'}`);
}

function headerPart(trust: TrustFacts | undefined): Measured {
  const headers = trust?.security_headers;
  if (!headers) return UNKNOWN;
  const sent = headers.filter(({ present }) => present);
  const missing = headers.filter(({ present }) => !present).map(({ name }) => name);
  const rest = missing.length === 0 ? '' : `; missing: ${missing.join(', ')}`;
  return told(
    (100 * sent.length) / headers.length,
    writeText`${sent.length} of ${headers.length} protecting headers${rest}`,
  );
}

function organizationPart({ trust, profile }: SiteMetrics): Measured {
  if (trust) {
    const types = [...new Set(trust.organization.map(({ type }) => type))];
    const evidence =
      types.length > 0 ? `Structured data of type ${types.join(', ')}` : 'No structured data say who publishes';
    return told(types.length > 0 ? 100 : 0, evidence, [...new Set(trust.organization.map(({ url }) => url))]);
  }
  const types = profile?.structured_data.types.map(({ type }) => type).filter(isOwnerType);
  if (!types) return UNKNOWN;
  return told(
    types.length > 0 ? 100 : 0,
    types.length > 0 ? `Structured data of type ${types.join(', ')}` : 'No structured data say who publishes',
  );
}

function pagePart(trust: TrustFacts | undefined, key: 'contact_url' | 'about_url', what: string): Measured {
  if (!trust) return UNKNOWN;
  const url = trust[key];
  return url === null ? told(0, `${what}: none was found`) : told(100, what, [url]);
}

function legalPart(trust: TrustFacts | undefined): Measured {
  if (!trust) return UNKNOWN;
  const { privacy_url: privacy, legal_url: legal } = trust;
  const points = (privacy === null ? 0 : PRIVACY_POINTS) + (legal === null ? 0 : 100 - PRIVACY_POINTS);
  const evidence = `Privacy notice: ${privacy === null ? 'none' : 'found'}; terms or imprint: ${legal === null ? 'none' : 'found'}`;
  return told(
    points,
    evidence,
    [privacy, legal].filter((url) => url !== null),
  );
}

/** By the median age of dated pages: full within 90 days, then less up to a year, and nothing beyond three years. */
function freshnessPart(profile: SiteMetrics['profile']): Measured {
  const days = profile?.freshness.median_age_days ?? null;
  if (days === null) return { points: null, evidence: 'The pages show no dates', urls: [] };
  return told(freshnessPoints(days), `Dated pages are ${days} days old in the median`);
}

function freshnessPoints(days: number): number {
  if (days <= FRESH_DAYS) return 100;
  if (days <= YEAR_DAYS) return 100 - (50 * (days - FRESH_DAYS)) / (YEAR_DAYS - FRESH_DAYS);
  return Math.max(0, 50 - (50 * (days - YEAR_DAYS)) / (2 * YEAR_DAYS));
}

function speedPart(ttfbMs: number | null): Measured {
  if (ttfbMs === null) return UNKNOWN;
  const over = Math.max(0, ttfbMs - TTFB_GOOD_MS) / (TTFB_POOR_MS - TTFB_GOOD_MS);
  return told(100 * (1 - Math.min(1, over)), writeText`The first byte came after ${round(ttfbMs, 0)} ms in the median`);
}

function percent(share: number): number {
  return round(share * 100, 1);
}
