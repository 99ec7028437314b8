import type { Benchmark } from '../../audits/benchmark.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { scoreTrust, TRUST_PARTS, type TrustPartName } from '../../seo/trust/trust-score.js';
import type { CompetitorSources } from './competitor-sources.js';
import { type Competitor, measureRhythm, measureVolume } from './gather-competitors.js';

/** Something that may be won, or lost, and what speaks for it. */
export interface OutlookItem {
  kind: 'topic' | 'section' | 'unclaimed_trust' | 'slowing_competitor' | 'publishing' | 'volume' | 'trust' | 'measure';
  title: string;
  detail: string;
  /** The competitors that it is about. */
  competitors: string[];
  evidence_urls: string[];
}

const MAX_ITEMS = 12;
const MAX_TOPICS = 5;
const MAX_SECTIONS = 5;
const MAX_EVIDENCE = 5;
/** Under half of the points, no site can be said to have it. */
const UNCLAIMED_BELOW = 50;
const FASTER = 1.5;
const LARGER = 2;
const MORE_TRUSTED_POINTS = 10;

/** What competitors have and the site lacks, and what none of them has yet. */
export function findMarketOpportunities(
  sources: CompetitorSources,
  rivals: readonly Competitor[],
  now: Benchmark | null,
): OutlookItem[] {
  const topics = (sources.benchmark?.result.topics ?? now?.topics)?.gaps ?? [];
  const sections =
    sources.benchmark?.result.missing_sections ??
    now?.missing_sections ??
    sources.sitemaps?.report.missing_sections ??
    [];
  return [
    ...topics.slice(0, MAX_TOPICS).map(
      ({ term, competitors }): OutlookItem => ({
        kind: 'topic',
        title: `Write about "${term}"`,
        detail: writeText`${plural(competitors.length, 'competitor')} write about it on ${sum(competitors)} pages; the site does not.`,
        competitors: competitors.map(({ url }) => url),
        evidence_urls: competitors.flatMap(({ sample_urls: urls }) => urls).slice(0, MAX_EVIDENCE),
      }),
    ),
    ...sections.slice(0, MAX_SECTIONS).map(
      ({ section, competitors }): OutlookItem => ({
        kind: 'section',
        title: `Consider a section such as ${section}`,
        detail: `${plural(competitors.length, 'competitor')} have one; the site has nothing under such a name.`,
        competitors: competitors.map(({ url }) => url),
        evidence_urls: competitors.flatMap(({ sample_urls: urls }) => urls).slice(0, MAX_EVIDENCE),
      }),
    ),
    ...unclaimedTrust(sources, rivals),
    ...findSlowingCompetitors(rivals),
  ].slice(0, MAX_ITEMS);
}

function sum(competitors: readonly { pages: number }[]): number {
  return competitors.reduce((total, { pages }) => total + pages, 0);
}

const UNCLAIMED: Partial<Record<TrustPartName, string>> = {
  security_headers: 'Send the headers that protect visitors',
  organization_data: 'Say in structured data who publishes the site',
  same_as: 'Name your profiles elsewhere (sameAs)',
  about: 'Show who is behind the site',
};

function unclaimedTrust({ own }: CompetitorSources, rivals: readonly Competitor[]): OutlookItem[] {
  const scored = rivals.flatMap(({ url, trust }) => (trust ? [{ url, trust }] : []));
  if (!own || scored.length === 0) return [];
  const all = [scoreTrust(own.metrics), ...scored.map(({ trust }) => trust)];
  return TRUST_PARTS.flatMap((part) => {
    const points = all.map(({ parts }) => parts.find((one) => one.part === part)?.points ?? null);
    const title = UNCLAIMED[part];
    if (!title || !points.every((value) => value !== null && value < UNCLAIMED_BELOW)) return [];
    const detail = `Neither the site nor any of ${plural(scored.length, 'crawled competitor')} has it: the first one to offer it has an advantage.`;
    return [
      { kind: 'unclaimed_trust' as const, title, detail, competitors: scored.map(({ url }) => url), evidence_urls: [] },
    ];
  });
}

function findSlowingCompetitors(rivals: readonly Competitor[]): OutlookItem[] {
  return rivals.flatMap(({ url, measured, sitemap }) => {
    const { trend, per_week, basis } = measureRhythm(measured?.metrics ?? null, sitemap);
    if (trend !== 'falling') return [];
    const detail = `It publishes ${per_week} a week, less in the last six weeks than in the six before (${basis}).`;
    return [
      {
        kind: 'slowing_competitor' as const,
        title: `${url} slows down`,
        detail,
        competitors: [url],
        evidence_urls: [],
      },
    ];
  });
}

/** Where competitors pull ahead. */
export function findThreats(
  sources: CompetitorSources,
  rivals: readonly Competitor[],
  now: Benchmark | null,
): OutlookItem[] {
  return [
    ...findFasterCompetitors(sources, rivals),
    ...findTrustedCompetitors(sources, rivals),
    ...findLargerCompetitors(sources, rivals),
    ...(now?.gaps ?? []).map(
      ({ title, detail, best, evidence_urls: urls = [] }): OutlookItem => ({
        kind: 'measure',
        title: `Behind in: ${title}`,
        detail,
        competitors: [best.url],
        evidence_urls: urls.slice(0, MAX_EVIDENCE),
      }),
    ),
  ].slice(0, MAX_ITEMS);
}

function findFasterCompetitors({ own, sitemaps }: CompetitorSources, rivals: readonly Competitor[]): OutlookItem[] {
  const mine = sitemaps?.report.sites.find(({ is_yours }) => is_yours) ?? null;
  const yours = measureRhythm(own?.metrics ?? null, mine?.status === 'completed' ? mine : null).per_week;
  return rivals.flatMap(({ url, measured, sitemap }) => {
    const { per_week: theirs, trend, basis } = measureRhythm(measured?.metrics ?? null, sitemap);
    if (theirs === null || yours === null || theirs < yours * FASTER || theirs === yours) return [];
    const rising = trend === 'rising' ? ', and more and more' : '';
    const detail = writeText`It publishes ${theirs} a week against your ${yours}${rising} (${basis}).`;
    const evidence_urls = measured?.metrics.profile?.examples.newest ?? [];
    return [
      { kind: 'publishing' as const, title: `${url} publishes faster`, detail, competitors: [url], evidence_urls },
    ];
  });
}

function findTrustedCompetitors({ own }: CompetitorSources, rivals: readonly Competitor[]): OutlookItem[] {
  const yours = own ? scoreTrust(own.metrics).score : null;
  return rivals.flatMap(({ url, trust }) => {
    const theirs = trust?.score ?? null;
    if (theirs === null || yours === null || theirs < yours + MORE_TRUSTED_POINTS) return [];
    const detail = writeText`Its trust score is ${theirs} against your ${yours}.`;
    return [
      { kind: 'trust' as const, title: `${url} shows better who it is`, detail, competitors: [url], evidence_urls: [] },
    ];
  });
}

function findLargerCompetitors({ own, sitemaps }: CompetitorSources, rivals: readonly Competitor[]): OutlookItem[] {
  const mine = sitemaps?.report.sites.find(({ is_yours }) => is_yours) ?? null;
  const yours = measureVolume(own?.metrics ?? null, mine?.status === 'completed' ? mine : null);
  return rivals.flatMap(({ url, measured, sitemap }) => {
    const theirs = measureVolume(measured?.metrics ?? null, sitemap);
    // Addresses of a sitemap and pages of a sampled crawl are no figures to compare.
    if (theirs.pages === null || yours.pages === null || theirs.basis !== yours.basis) return [];
    if (theirs.pages < yours.pages * LARGER || theirs.pages === 0) return [];
    const detail = writeText`It has ${theirs.pages} pages against your ${yours.pages} (${theirs.basis}).`;
    return [{ kind: 'volume' as const, title: `${url} covers more`, detail, competitors: [url], evidence_urls: [] }];
  });
}
