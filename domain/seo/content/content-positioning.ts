import { beats, indexAmong, type Measure, rankIndex, rankValue } from '../../audits/compare-measures.js';
import { compareTopics, type TopicComparison } from '../../audits/compare-topics.js';
import { median } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import { withUnit } from '../../base/text/with-unit.js';
import { writeText } from '../../base/text/write-text.js';
import type { ContentSite } from './content-site.js';

export interface PositionedMeasure {
  measure: string;
  title: string;
  unit: string;
  /** Null where the site does not have it. */
  yours: number | null;
  competitors_median: number | null;
  /** 1 is best, among all sites that have the figure; null where yours is not known. */
  rank: number | null;
  of: number;
  best: { url: string; value: number } | null;
  evidence_urls: string[];
}

/** How the site's content compares with its competitors. */
export interface ContentPositioning {
  status: 'measured' | 'no_data';
  next_step: string | null;
  your_rank: number | null;
  ranked_sites: number;
  /** 0–100: the mean over all measures of the share of other sites that are beaten, a tie counting half. */
  your_index: number | null;
  sites: {
    url: string;
    status: 'completed' | 'failed';
    error: string | null;
    index: number | null;
    pages: number | null;
    crawl_incomplete: boolean | null;
  }[];
  measures: PositionedMeasure[];
  strengths: string[];
  weaknesses: string[];
  overlap: TopicComparison['overlap'];
}

/** A competitor as crawled, or why it could not be. */
export type ContentCompetitor =
  | { url: string; ok: true; site: ContentSite }
  | { url: string; ok: false; error: string };

type ContentMeasure = Measure<ContentSite> & { evidence(site: ContentSite): readonly string[] };

const MAX_EVIDENCE = 3;
const urlsOf = ({ pages }: ContentSite) => pages.map(({ url }) => url);

/** What is compared; each is better the more there is of it. Volumes are of crawls with the same bounds. */
const MEASURES: readonly ContentMeasure[] = [
  measure('pages', 'Indexable pages', 'pages', ({ pages }) => pages.length, urlsOf),
  measure(
    'words',
    'Words in all',
    'words',
    ({ words_total }) => words_total,
    ({ profile }) => profile.examples.longest,
  ),
  measure(
    'words_median',
    'Words of a page, median',
    'words',
    ({ words_median }) => round(words_median, 0),
    ({ profile }) => profile.examples.longest,
  ),
  measure(
    'topics',
    'Topics',
    'topics',
    ({ profile }) => profile.topics.length,
    ({ profile }) => profile.topics.flatMap(({ sample_urls: [url] }) => url ?? []),
  ),
  measure(
    'per_week',
    'Published a week',
    'a week',
    ({ cadence }) => cadence.velocity?.per_week ?? null,
    ({ cadence }) => cadence.sample_urls,
  ),
  measure(
    'fresh_share',
    'Dated pages changed within a year',
    '0–1',
    ({ profile }) => (profile.freshness.dated_share > 0 ? profile.freshness.fresh_share : null),
    ({ profile }) => profile.examples.newest,
  ),
  measure(
    'structured_data_share',
    'Pages with structured data',
    '0–1',
    ({ profile }) => profile.structured_data.share,
    ({ profile }) => profile.examples.structured_data,
  ),
];

/** Readability is compared by one formula, that of the site's own language. */
function measuresFor(own: ContentSite): readonly ContentMeasure[] {
  const [main] = own.readability.languages;
  if (!main) return MEASURES;
  const languageOf = ({ readability }: ContentSite) =>
    readability.languages.find(({ language }) => language === main.language);
  const title = `Readability (${main.formula}), median`;
  const read = (site: ContentSite) => languageOf(site)?.median ?? null;
  const hardest = (site: ContentSite) => languageOf(site)?.hardest.map(({ url }) => url) ?? [];
  return [...MEASURES, measure('readability', title, '0–100', read, hardest)];
}

function measure(
  name: string,
  title: string,
  unit: string,
  read: (site: ContentSite) => number | null,
  evidence: (site: ContentSite) => readonly string[],
): ContentMeasure {
  return { measure: name, title, unit, better: 'higher', read, evidence };
}

export function positionContent(own: ContentSite, rivals: readonly ContentCompetitor[]): ContentPositioning {
  const crawled = rivals.flatMap((rival) => (rival.ok ? [rival.site] : []));
  const field = [own, ...crawled];
  const measures = measuresFor(own);
  const indices = new Map(field.map((site) => [site, indexAmong(measures, site, field)]));
  const indexOf = (site: ContentSite) => indices.get(site) ?? null;
  const yourIndex = indexOf(own);
  const isMeasured = crawled.length > 0;
  const positioned = measures.map((each) => position(each, own, crawled));
  return {
    status: isMeasured ? 'measured' : 'no_data',
    next_step: nextStep(rivals, isMeasured),
    your_rank: rankIndex(yourIndex, [...indices.values()]),
    ranked_sites: [...indices.values()].filter((index) => index !== null).length,
    your_index: yourIndex,
    sites: [
      lineOf(own, yourIndex),
      ...rivals.map((rival) => (rival.ok ? lineOf(rival.site, indexOf(rival.site)) : lineOfFailed(rival))),
    ],
    measures: positioned,
    strengths: classifySites(positioned, (rank) => rank === 1),
    weaknesses: classifySites(positioned, (rank, of) => rank === of && of > 1),
    overlap: compareTopics(own, own.covered, crawled).overlap,
  };
}

function nextStep(rivals: readonly ContentCompetitor[], isMeasured: boolean): string | null {
  if (isMeasured) return null;
  return rivals.length === 0
    ? 'Name 2 to 5 competitors to compare with.'
    : 'Name other competitors: none of these could be crawled.';
}

function lineOf({ url, pages, profile }: ContentSite, index: number | null): ContentPositioning['sites'][number] {
  return {
    url,
    status: 'completed',
    error: null,
    index,
    pages: pages.length,
    crawl_incomplete: profile.crawl_incomplete,
  };
}

function lineOfFailed({ url, error }: { url: string; error: string }): ContentPositioning['sites'][number] {
  return { url, status: 'failed', error, index: null, pages: null, crawl_incomplete: null };
}

function position(each: ContentMeasure, own: ContentSite, rivals: readonly ContentSite[]): PositionedMeasure {
  const yours = each.read(own);
  const known = rivals.flatMap((site) => {
    const value = each.read(site);
    return value === null ? [] : [{ site, value }];
  });
  const values = known.map(({ value }) => value);
  const all = [...(yours === null ? [] : [{ site: own, value: yours }]), ...known];
  const best = all.reduce<(typeof all)[number] | null>(
    (top, one) => (top === null || beats(each, one.value, top.value) === 1 ? one : top),
    null,
  );
  const middle = median(values);
  return {
    measure: each.measure,
    title: each.title,
    unit: each.unit,
    yours,
    competitors_median: middle === null ? null : round(middle, 3),
    rank: yours === null || values.length === 0 ? null : rankValue(each, yours, values),
    of: all.length,
    best: best && { url: best.site.url, value: best.value },
    evidence_urls: best ? each.evidence(best.site).slice(0, MAX_EVIDENCE) : [],
  };
}

/** A figure that equals the median of the others is neither. */
function classifySites(
  measures: readonly PositionedMeasure[],
  isTold: (rank: number, of: number) => boolean,
): string[] {
  return measures.flatMap(({ title, unit, yours, competitors_median: median, rank, of }) => {
    if (rank === null || yours === null || median === null || yours === median || !isTold(rank, of)) return [];
    return [writeText`${title}: ${withUnit(yours, unit)} against a median of ${median}, place ${rank} of ${of}.`];
  });
}
