import { scoreTrust, type TrustScore } from '../../seo/trust/trust-score.js';
import { type NoData, noData } from '../no-data.js';
import { type Comparison, compareCompetitor } from './compare-competitor.js';
import type { CompetitorSources, Source } from './competitor-sources.js';
import {
  type Competitor,
  gatherCompetitors,
  measureRhythm,
  measureVolume,
  type Rhythm,
  type Volume,
} from './gather-competitors.js';
import { findMarketOpportunities, findThreats, type OutlookItem } from './outlook.js';
import { compareNow, describePosition, type OwnStanding } from './own-standing.js';

/** One site as the comparison shows it. */
export interface SiteLine {
  url: string;
  trust_score: number | null;
  /** The parts of the score, each with its evidence; null when the site was not crawled. */
  trust: TrustScore | null;
  /** Pages, and what they were counted by. */
  content_volume: number | null;
  content: Volume;
  /** Items a week, and what they were counted by. */
  publishing_frequency: number | null;
  publishing: Rhythm;
}

export interface CompetitorLine extends SiteLine {
  status: Competitor['status'];
  error: string | null;
  /** Against the site, the largest differences first; empty unless both were crawled. */
  strengths: Comparison[];
  weaknesses: Comparison[];
  sources: Source[];
}

export interface CompetitiveReport {
  site_url: string;
  status: 'ok';
  you: SiteLine | null;
  competitors: CompetitorLine[];
  market_position: OwnStanding | null;
  opportunities: OutlookItem[];
  threats: OutlookItem[];
  /** When the newest of it was measured. */
  measured_at: string | null;
  /** The next step to learn more; null when everything was measured. */
  next_step: string | null;
}

const MAX_COMPARED = 5;
const AUDIT_STEP = 'Start a complete audit with 2 to 5 competitors: POST /api/seo/enterprise/complete-audit';

export const NO_COMPETITORS = noData('No competitor of the site was measured or named yet', AUDIT_STEP);

/** The stored data on a site's competitors, compared with the site; no requests are made. */
export function reportCompetitors(sources: CompetitorSources): CompetitiveReport | NoData {
  const rivals = gatherCompetitors(sources);
  if (rivals.length === 0) return NO_COMPETITORS;
  const now = compareNow(sources.own, rivals);
  return {
    site_url: sources.site_url,
    status: 'ok',
    you: describeYou(sources),
    competitors: rivals.map((competitor) => describeCompetitor(sources, competitor)),
    market_position: describePosition(sources, rivals, now),
    opportunities: findMarketOpportunities(sources, rivals, now),
    threats: findThreats(sources, rivals, now),
    measured_at: newestOf(sources),
    next_step: nextStep(sources, rivals),
  };
}

function describeYou({ own, site_url, sitemaps }: CompetitorSources): SiteLine | null {
  const mine = sitemaps?.report.sites.find(({ is_yours }) => is_yours) ?? null;
  const sitemap = mine?.status === 'completed' ? mine : null;
  if (!own && !sitemap) return null;
  return describeSite(site_url, own ? scoreTrust(own.metrics) : null, { metrics: own?.metrics ?? null, sitemap });
}

function describeCompetitor({ own }: CompetitorSources, competitor: Competitor): CompetitorLine {
  const { url, status, error, measured, sitemap, trust, sources } = competitor;
  const compared =
    own && measured && trust ? compareCompetitor(own, measured, { own: scoreTrust(own.metrics), rival: trust }) : null;
  return {
    ...describeSite(url, trust, { metrics: measured?.metrics ?? null, sitemap }),
    status,
    error,
    sources,
    strengths: compared?.strengths.slice(0, MAX_COMPARED) ?? [],
    weaknesses: compared?.weaknesses.slice(0, MAX_COMPARED) ?? [],
  };
}

function describeSite(
  url: string,
  trust: TrustScore | null,
  { metrics, sitemap }: { metrics: Parameters<typeof measureVolume>[0]; sitemap: Parameters<typeof measureVolume>[1] },
): SiteLine {
  const content = measureVolume(metrics, sitemap);
  const publishing = measureRhythm(metrics, sitemap);
  return {
    url,
    trust_score: trust?.score ?? null,
    trust,
    content,
    publishing,
    content_volume: content.pages,
    publishing_frequency: publishing.per_week,
  };
}

function newestOf({ own, benchmark, sitemaps, audited }: CompetitorSources): string | null {
  const times = [own?.source.at, benchmark?.at, sitemaps?.at, ...audited.map(({ source }) => source.at)];
  return times.reduce<string | null>((latest, at) => (at && (latest === null || at > latest) ? at : latest), null);
}

export function nextStep({ own }: CompetitorSources, rivals: readonly Competitor[]): string | null {
  if (!own) return `The site itself was never crawled. ${AUDIT_STEP}`;
  const missing = rivals.filter(({ measured }) => measured === null).map(({ url }) => url);
  return missing.length === 0 ? null : `Not crawled yet: ${missing.join(', ')}. ${AUDIT_STEP}`;
}
