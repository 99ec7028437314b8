import type { TargetKeyword } from '../../../../domain/audits/audit-result.js';
import type { NotFollowedReason } from '../../../../domain/crawl/not-followed.js';
import type { SpeedRating } from '../../../../domain/seo/artifacts/speed.js';

type Words<Name extends string> = Readonly<Record<Name, string>>;
type Count = (count: number) => string;

/** Labels beside measured figures. */
export interface MeasureTexts {
  speed: SpeedTexts;
  keywords: KeywordTexts;
  competitors: CompetitorTexts;
  crawl: CrawlTexts;
  sitemap: Words<
    | 'lead'
    | 'addresses'
    | 'files'
    | 'dated'
    | 'newest'
    | 'perWeek'
    | 'languages'
    | 'bySection'
    | 'section'
    | 'share'
    | 'unknown'
  >;
}

export interface SpeedTexts {
  lead: string;
  strategies: Words<'mobile' | 'desktop'>;
  categories: Words<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'agenticBrowsing'>;
  metricsOf(strategy: string): string;
  metric: string;
  value: string;
  rating: string;
  scale: string;
  ratings: Readonly<Record<SpeedRating, string>>;
  metrics: Readonly<Record<string, string>>;
  savings: string;
  opportunity: string;
  time: string;
  bytes: string;
  weight(size: string): string;
  requests: Count;
  median: Count;
  unreliable: string;
  varies: string;
}

export interface KeywordTexts {
  lead: string;
  caption: string;
  keyword: string;
  verdict: string;
  verdicts: Readonly<Record<TargetKeyword['status'], string>>;
  title: string;
  description: string;
  text: string;
  bestPage: string;
  none: string;
}

export interface CompetitorTexts {
  none: string;
  rank(facts: { rank: number; of: number; index: string }): string;
  you: string;
  unknown: string;
  sideBySide: string;
  measure: string;
  ahead: string;
  behind: string;
  nothing: string;
  against(facts: { yours: string; unit: string; median: string }): string;
  best(value: string): string;
  moreIsBetter: string;
  lessIsBetter: string;
  failed: string;
  unknownReason: string;
  topics: string;
  topic: string;
  sections: string;
  section: string;
  pages: string;
  example: string;
}

export interface CrawlTexts {
  lead(facts: { pages: string; rate: string; depth: string }): string;
  outOfTime: string;
  robotsIgnored: string;
  rendered: string;
  source: string;
  notRendered(pages: string): string;
  notFollowed(count: number): string;
  notFollowedReasons: Readonly<Record<NotFollowedReason, string>>;
  statuses: string;
  status: string;
  statusNames: Readonly<Record<string, string>>;
  times: string;
  percentile: string;
  depths: string;
  depthNames: Readonly<Record<string, string>>;
  clicks: string;
  facts: Words<'redirects' | 'broken' | 'orphans' | 'canonicalSelf' | 'canonicalOther' | 'canonicalNone'>;
}
