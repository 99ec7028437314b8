import type { HostProbes } from '../../domain/seo/artifacts/host-probes.js';
import type { SpeedArtifact } from '../../domain/seo/artifacts/speed.js';

export const SITE_KINDS = [
  'shop',
  'local-firm',
  'blog',
  'docs',
  'multilingual',
  'single-page-app',
  'staging',
  'news',
] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** What the server answers at one path. */
export interface SiteAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** The document after scripts have run; absent where they change nothing. */
  rendered?: string;
}

/** What an experienced consultant would say of the site before any tool has looked at it. */
export interface Expectation {
  /** Lowest and highest overall score that such a consultant would accept. */
  range: readonly [low: number, high: number];
  /** Position within its kind and among all sites: a number on the score's scale, by which the order is compared. */
  score: number;
  /** The causes that cost most, the heaviest first, as check ids or gate ids; at most three. */
  causes: readonly string[];
  /** Why, in the consultant's words. */
  reasons: string;
}

export interface CalibrationSite {
  /** `<kind>/<file name>`. */
  name: string;
  kind: SiteKind;
  /** "https://lamps.example". */
  origin: string;
  /** By path with query, in the order they were written. "/" is where the crawl starts. */
  pages: ReadonlyMap<string, SiteAnswer>;
  /** Text of /robots.txt; null when there is none (404). */
  robots: string | null;
  /** Lighthouse as recorded; null when it was not measured. */
  speed: readonly SpeedArtifact[] | null;
  probes: HostProbes;
  /** Images, scripts and style sheets that cannot be loaded. */
  broken_resources: readonly string[];
  expected: Expectation;
}
