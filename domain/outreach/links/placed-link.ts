import type { Region } from '../../seo/artifacts/html.js';

export const LINK_STATES = ['pending', 'live', 'changed', 'at_risk', 'lost', 'not_found', 'unreachable'] as const;
/**
 * `pending`: no check has been able to read the page. `changed`: there, but not as agreed or as first seen. `at_risk`: one
 * check did not find it. `not_found`: no check ever found it. `unreachable`: no check could read the page for 14 days,
 * which is not a loss.
 */
export type LinkState = (typeof LINK_STATES)[number];

export const LINK_VERDICTS = ['seen', 'missing', 'page_gone', 'could_not_look'] as const;
export type LinkVerdict = (typeof LINK_VERDICTS)[number];

/** Why a check did not see the link, in the words of the contract. */
export const LINK_REASONS = [
  'removed',
  'redirected',
  'page_gone',
  'blocked',
  'challenge',
  'sign_in',
  'server_error',
  'timeout',
  'no_connection',
  'redirects',
  'cut',
  'robots',
  'not_html',
  'not_rendered',
  'status',
] as const;
export type LinkReason = (typeof LINK_REASONS)[number];

export const REL_KINDS = ['nofollow', 'sponsored', 'ugc'] as const;
export type RelKind = (typeof REL_KINDS)[number];

export const EXPECTED_RELS = ['dofollow', ...REL_KINDS] as const;
export type ExpectedRel = (typeof EXPECTED_RELS)[number];

export const CHECK_FREQUENCIES = ['daily', 'weekly'] as const;
export type CheckFrequency = (typeof CHECK_FREQUENCIES)[number];
/** Of campaigns that have chosen none. */
export const DEFAULT_CHECK_FREQUENCY: CheckFrequency = 'weekly';

/** The link as a check found it; of several the best one. */
export interface FoundLink {
  href: string;
  /** Where it ends, redirects followed; null when that was not looked up. */
  ends_at: string | null;
  /** Status of the target; null when that was not looked up. */
  target_status: number | null;
  /** `exact`: the agreed page; `same_site`: another page of its site. */
  match: 'exact' | 'same_site';
  /** It is another URL by text, and leads there by a redirect. */
  via_redirect: boolean;
  rel: RelKind[];
  anchor: string;
  position: 'content' | 'header' | 'navigation' | 'sidebar' | 'footer';
  /** Links of the page to the same place, this one included. */
  count: number;
  /** Where it is: in what the server sends, or only after scripts have run. */
  source: 'html' | 'rendered';
}

/** Facts of one check; null: not known. */
export interface LinkFacts {
  /** Of the last response; null without one. */
  status: number | null;
  final_url: string | null;
  redirects: { url: string; status: number }[];
  link: FoundLink | null;
  noindex: 'meta' | 'header' | null;
  /** The page asks robots to follow none of its links. */
  page_nofollow: boolean | null;
  /** The canonical URL when it is another page. */
  canonical: string | null;
  /** Whether robots.txt keeps Google from the page. */
  robots_blocked: boolean | null;
  /** Whether a browser read the page too. */
  rendered: boolean;
}

export interface CheckResult {
  at: string;
  verdict: LinkVerdict;
  /** Null when the link was seen. */
  reason: LinkReason | null;
  /** For people; null when there is nothing to add. */
  detail: string | null;
  facts: LinkFacts;
}

/** What is compared between checks, each as the words that people read. */
export interface LinkValues {
  /** URL without scheme, www. and tracking parameters. */
  target: string;
  /** `dofollow`, or what keeps search engines from following, such as `nofollow sponsored`. */
  rel: string;
  anchor: string;
  /** Whether search engines may keep the page: `indexable`, `noindex`, `canonical …` or `blocked by robots.txt`. Null: not known. */
  indexing: string | null;
}

export interface LinkChange {
  field: keyof LinkValues;
  before: string;
  after: string;
}

export const LINK_EVENTS = [
  'link.placed',
  'link.verified',
  'link.not_found',
  'link.changed',
  'link.at_risk',
  'link.lost',
  'link.restored',
  'link.unreachable',
] as const;
export type LinkEventType = (typeof LINK_EVENTS)[number];

export interface LinkEvent {
  type: LinkEventType;
  changes: LinkChange[];
  reason: LinkReason | null;
}

/** What the checks so far have shown. */
export interface LinkWatch {
  state: LinkState;
  /** What is agreed, or was first seen; null before the first sight. */
  baseline: LinkValues | null;
  /** What holds now, confirmed where one sight is not enough. */
  seen: LinkValues | null;
  /** From the baseline to what holds now. */
  changes: LinkChange[];
  /** Values that one check saw, and another has to confirm. */
  unconfirmed: { rel: string; anchor: string; since: string } | null;
  checks: number;
  last_checked_at: string | null;
  first_seen_at: string | null;
  last_seen_at: string | null;
  /** The last check that could read the page, whatever it found. */
  last_clean_at: string | null;
  missed_since: string | null;
  /** The first of the checks in a row that could not read the page; null when the last one could. */
  blocked_since: string | null;
  /** Of the last check that did not see it; null when the last one did. */
  reason: LinkReason | null;
  lost_at: string | null;
  restored_at: string | null;
}

/** A change of state or of rel, for reports by month. */
export interface LinkStep {
  at: string;
  state: LinkState;
  /** Null: not seen so far. */
  dofollow: boolean | null;
}

/** What a caller gives; URLs are normalized. */
export interface PlacedLinkInput {
  page_url: string;
  target_url: string;
  lead_id: string | null;
  /** Null: as first seen. */
  expected_anchor: string | null;
  expected_rel: ExpectedRel | null;
  placed_at: string;
  cost: LinkCost | null;
  note: string | null;
}

export interface LinkCost {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export interface PlacedLink extends PlacedLinkInput {
  id: string;
  user_id: string;
  campaign_id: string;
  /** Registrable domain of the target: the client. */
  target_site: string;
  /** Host of the page. */
  host: string;
  watch: LinkWatch;
  history: LinkStep[];
  next_check_at: string | null;
  created_by: string | null;
  created_at: string;
  updated_at: string;
}

/** One check as it is stored. */
export interface LinkCheck extends CheckResult {
  id: string;
  link_id: string;
  state: LinkState;
  events: LinkEvent[];
  created_at: string;
}

/** Where links of a page count as standing, by the landmark around them. */
export const POSITIONS: Readonly<Record<Region, FoundLink['position']>> = {
  head: 'header',
  header: 'header',
  nav: 'navigation',
  main: 'content',
  aside: 'sidebar',
  footer: 'footer',
  other: 'content',
};
