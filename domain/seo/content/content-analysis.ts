import { ordinal } from '../../base/text/ordinal.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { FailedCheck } from '../failed-checks.js';
import type { CheckFinding } from '../judge.js';
import { writtenLanguages } from '../site/written-languages.js';
import { type ContentOpportunity, collectContentOpportunities } from './content-opportunities.js';
import { type ContentCompetitor, type ContentPositioning, positionContent } from './content-positioning.js';
import { type ContentSite, describeContentSite } from './content-site.js';
import type { ContentGap } from './gaps/content-gap.js';
import { findContentGaps } from './gaps/find-content-gaps.js';
import type { PublishingCadence } from './publishing-cadence.js';
import type { ReadabilityReport } from './readability-report.js';
import { type MappedTopic, mapTopics } from './topic-map.js';
import { findWeakPages, type WeakPages } from './weak-pages.js';

export interface ContentAnalysis {
  website_url: string;
  summary: string;
  pages: {
    indexable: number;
    words_total: number;
    words_median: number;
    crawl_incomplete: boolean;
    languages: { code: string; pages: number }[];
  };
  topics: MappedTopic[];
  content_gaps: ContentGap[];
  opportunities: ContentOpportunity[];
  competitive_positioning: ContentPositioning;
  weak_pages: WeakPages;
  publishing: { yours: PublishingCadence; competitors: ({ url: string } & PublishingCadence)[] };
  readability: { yours: ReadabilityReport; competitors: ({ url: string } & ReadabilityReport)[] };
  warnings: string[];
  /** Checks of weak pages that threw: what they would have found is not known. */
  failed_checks: FailedCheck[];
}

export interface AnalyzedSites {
  own: SiteArtifacts;
  /** Of the audited site, as its checks found them. */
  findings: readonly CheckFinding[];
  failed_checks: readonly FailedCheck[];
  rivals: readonly ({ url: string; ok: true; site: SiteArtifacts } | { url: string; ok: false; error: string })[];
  target_keywords: readonly string[];
}

/** What a site's content is, beside that of its competitors. `now` is ISO 8601. */
export function analyzeContent(
  { own: site, findings, failed_checks, rivals: given, target_keywords }: AnalyzedSites,
  now: string,
): ContentAnalysis {
  const own = describeContentSite(site, now);
  const rivals = given.map(
    (rival): ContentCompetitor => (rival.ok ? { ...rival, site: describeContentSite(rival.site, now) } : rival),
  );
  const crawled = rivals.flatMap((rival) => (rival.ok ? [rival.site] : []));
  const gaps = findContentGaps(own, crawled, target_keywords);
  const weak = findWeakPages(own, findings, target_keywords, now);
  const positioning = positionContent(own, rivals);
  return {
    website_url: own.url,
    summary: summarize(own, crawled.length, gaps, weak, positioning),
    pages: {
      indexable: own.pages.length,
      words_total: own.words_total,
      words_median: own.words_median,
      crawl_incomplete: own.profile.crawl_incomplete,
      languages: own.profile.languages,
    },
    topics: mapTopics(own, crawled),
    content_gaps: gaps,
    opportunities: collectContentOpportunities(own, gaps, weak),
    competitive_positioning: positioning,
    weak_pages: weak,
    publishing: { yours: own.cadence, competitors: crawled.map(({ url, cadence }) => ({ url, ...cadence })) },
    readability: {
      yours: own.readability,
      competitors: crawled.map(({ url, readability }) => ({ url, ...readability })),
    },
    warnings: [...failed_checks.map(({ id }) => failureWarning(id)), ...warningsOf(own, rivals)],
    failed_checks: [...failed_checks],
  };
}

function failureWarning(id: string): string {
  return `The check ${id} failed because of an error in Linkwright, not in the site. What it would have found is not known.`;
}

function summarize(
  own: ContentSite,
  rivals: number,
  gaps: readonly ContentGap[],
  { thin, duplicates, cannibalising }: WeakPages,
  { your_rank: rank, ranked_sites: of }: ContentPositioning,
): string {
  const copies = duplicates.exact.length + duplicates.near.length;
  const sentences = [
    writeText`${plural(own.pages.length, 'indexable page')} with ${own.words_total} words were read.`,
    rank === null ? null : writeText`Your content ranks ${ordinal(rank)} of ${of} sites.`,
    rivals === 0 && gaps.length === 0
      ? null
      : `${plural(gaps.length, 'content gap')} ${gaps.length === 1 ? 'was' : 'were'} found.`,
    `${plural(thin.count, 'thin page')}, ${plural(copies, 'group')} of copies and ${plural(cannibalising.length, 'term')} that pages compete for.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

function warningsOf(own: ContentSite, rivals: readonly ContentCompetitor[]): string[] {
  const languages = writtenLanguages(own.profile);
  const foreign = rivals.flatMap((rival) => {
    const theirs = rival.ok ? [...writtenLanguages(rival.site.profile)] : [];
    const isForeign = languages.size > 0 && theirs.length > 0 && !theirs.some((language) => languages.has(language));
    return isForeign ? [rival.url] : [];
  });
  const cut = [own, ...rivals.flatMap((rival) => (rival.ok ? [rival.site] : []))].filter(
    ({ profile }) => profile.crawl_incomplete,
  );
  return [
    ...rivals.flatMap((rival) => (rival.ok ? [] : [`${rival.url} could not be crawled: ${rival.error}`])),
    ...(foreign.length > 0 ? [`Words are not compared with ${foreign.join(', ')}: they are in another language.`] : []),
    ...(cut.length > 0
      ? [`A bound ended the crawl of ${cut.map(({ url }) => url).join(', ')}: volumes are what was seen.`]
      : []),
    ...(own.pages.length === 0 ? ['No indexable page was found: there is no content to analyze.'] : []),
  ];
}
