import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import type { AcceptedFindings } from '../seo/acceptance/accepted-findings.js';
import type { CheckSettings } from '../seo/check-settings.js';
import { COMPONENT_NAMES, COMPONENT_TITLES } from '../seo/components.js';
import type { AuditSide } from './audit-side.js';
import type { IssueComparison } from './compare-issues.js';

/** Crawls of one site differ a little from day to day; more than this says something about the crawl. */
const PAGES_DIFFERENCE = 0.1;
const MAX_NAMES = 10;

/** What makes two audits unlike each other, in sentences; the base comes first in each. */
export function writeComparisonNotes(base: AuditSide, other: AuditSide, issues: IssueComparison): string[] {
  return [
    ...noteOrder(base, other),
    ...noteTypes(base, other),
    ...noteBounds(base, other),
    ...notePages(base, other),
    ...noteSettings(base.audit.check_settings, other.audit.check_settings),
    ...noteAccepted(base.audit.accepted, other.audit.accepted),
    ...noteReliability('base', base),
    ...noteReliability('other', other),
    ...noteComponents(base, other),
    ...noteUncompared(issues),
    ...noteUnknownChecks('base', base),
    ...noteUnknownChecks('other', other),
  ];
}

function noteOrder(base: AuditSide, other: AuditSide): string[] {
  if (Date.parse(base.created_at) <= Date.parse(other.created_at)) return [];
  return ['The base is the later of the two: what is called new was there earlier, what is called fixed came since.'];
}

function noteTypes({ audit: { audit_type: base } }: AuditSide, { audit: { audit_type: other } }: AuditSide): string[] {
  if (base === other) return [];
  return [
    `A ${base} audit is compared with a ${other} one: a quick audit crawls 20 pages at most, judges on-page matters by the start page alone and content not at all.`,
  ];
}

function noteBounds({ bounds: base }: AuditSide, { bounds: other }: AuditSide): string[] {
  if (!base || !other) return [];
  const differ = (['max_pages', 'crawl_depth'] as const).filter((name) => base[name] !== other[name]);
  return differ.map(
    (name) =>
      writeText`The audits were asked for with different bounds: ${name} ${base[name] ?? 'without limit'} and ${other[name] ?? 'without limit'}.`,
  );
}

function notePages({ audit: { crawl: base } }: AuditSide, { audit: { crawl: other } }: AuditSide): string[] {
  const difference = Math.abs(base.pages - other.pages);
  if (difference <= PAGES_DIFFERENCE * Math.max(base.pages, other.pages)) return [];
  return [
    `The crawls differ in size, ${plural(base.pages, 'page')} and ${plural(other.pages, 'page')}: counts of affected pages move with it.`,
  ];
}

function noteSettings(base: CheckSettings, other: CheckSettings): string[] {
  const changed = [
    ...changedNames(base.thresholds, other.thresholds),
    ...changedNames(base.severities, other.severities),
  ];
  if (changed.length === 0) return [];
  return [`The audits were judged by different check settings: ${listNames(changed)}.`];
}

function noteAccepted({ findings: base }: AcceptedFindings, { findings: other }: AcceptedFindings): string[] {
  if (base === other) return [];
  return [
    `Accepted findings count in neither audit: ${plural(base, 'finding')} in the base and ${plural(other, 'finding')} in the other. Part of a change in score and counts comes from that.`,
  ];
}

function changedNames(base: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] {
  const names = new Set([...Object.keys(base), ...Object.keys(other)]);
  return [...names].filter((name) => base[name] !== other[name]).sort();
}

function noteReliability(side: string, { audit: { reliability } }: AuditSide): string[] {
  return reliability.reliable
    ? []
    : [`The ${side} audit is not reliable: ${reliability.reason ?? 'it saw too little'}.`];
}

function noteComponents({ audit: base }: AuditSide, { audit: other }: AuditSide): string[] {
  return COMPONENT_NAMES.flatMap((name) => {
    const [one, two] = [base.components[name], other.components[name]];
    if ((one.status === 'completed') === (two.status === 'completed')) return [];
    const [side, missing] = one.status === 'completed' ? (['other', two] as const) : (['base', one] as const);
    const title = COMPONENT_TITLES[name];
    return [
      `Of ${title} the ${side} audit says nothing (${missing.error ?? missing.status}): it is left out of the comparison.`,
    ];
  });
}

function noteUncompared({ not_compared }: IssueComparison): string[] {
  if (not_compared.length === 0) return [];
  const names = listNames(not_compared.map(({ check_id }) => check_id));
  return [`Found by checks that only one of the audits ran or counted, so neither new nor fixed: ${names}.`];
}

function noteUnknownChecks(side: string, { audit: { components } }: AuditSide): string[] {
  const silent = COMPONENT_NAMES.some(
    (name) => components[name].status === 'completed' && components[name].checks_run === undefined,
  );
  if (!silent) return [];
  return [
    `The ${side} audit does not say which checks it ran: what looks new or fixed may be a check that was added since.`,
  ];
}

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? writeText` and ${more} more` : '');
}
