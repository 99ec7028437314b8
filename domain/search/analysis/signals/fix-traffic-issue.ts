import type { TrafficIssue } from '../search-reports.js';

/** A page that moved keeps bringing clicks for a while, and nothing is lost. */
type MeantIssue = 'redirect' | 'canonicalised';
/** Clicks are at stake. */
export type HarmfulIssue = Exclude<TrafficIssue['issue'], MeantIssue>;

const MEANT: ReadonlySet<string> = new Set<MeantIssue>(['redirect', 'canonicalised']);
const AS_GONE = 'Fix it, or redirect it to the page that replaced it.';
const STEPS: Readonly<Record<HarmfulIssue, string>> = {
  noindex: 'Take the noindex away, or redirect the page to what took its place.',
  blocked_by_robots: 'Allow it in robots.txt.',
  client_error: AS_GONE,
  server_error: AS_GONE,
  not_crawled: 'Link to it from where it belongs, and list it in the sitemap.',
};

export function isHarmfulIssue(code: string): code is HarmfulIssue {
  return Object.hasOwn(STEPS, code);
}

export function isMeantIssue(code: string): boolean {
  return MEANT.has(code);
}

/** The step that fixes it. */
export function findFixStep(issue: HarmfulIssue): string {
  return STEPS[issue];
}
