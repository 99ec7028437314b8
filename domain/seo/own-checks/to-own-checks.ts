import type { Check, CheckContext, Finding, PageCheck, SiteArtifacts, SiteCheck } from '../checks/check.js';
import { linkCounts } from '../links/link-counts.js';
import { describeRule } from './judge-rule.js';
import { ownCheckId } from './own-check-id.js';
import type { Extraction, OwnChecks, OwnRule, PageFilter } from './own-checks.js';
import { columnReader } from './page-columns.js';
import { compileFilter, describeFilter } from './page-filter.js';

/**
 * Rules and saved filters as checks, which are run, listed and exported with those of the catalog. They count to the
 * technical component and cost no score: the scale is calibrated for the catalog alone (see costOfCheck).
 */
export function toOwnChecks({ extractions, page_filters }: OwnChecks): Check[] {
  const countsFor = shareCounts();
  return [...toRuleChecks(extractions), ...page_filters.map((filter) => toFilterCheck(filter, countsFor))];
}

type CountLinks = (site: SiteArtifacts) => ReturnType<typeof linkCounts>;

/** Counts the links of a site once for all filters. */
function shareCounts(): CountLinks {
  let last: { site: SiteArtifacts; counts: ReturnType<typeof linkCounts> } | undefined;
  return (site) => {
    if (last?.site !== site) last = { site, counts: linkCounts(site) };
    return last.counts;
  };
}

/** Those that are judged page by page. */
export function toRuleChecks(extractions: readonly Extraction[]): PageCheck[] {
  return extractions.flatMap((extraction) => (extraction.rule ? [toRuleCheck(extraction, extraction.rule)] : []));
}

/** Only the author knows how long the work takes: usually one change of a template satisfies a rule. */
const EFFORT_HOURS = 1;

const SHARED = { component: 'technical_seo', reference: '', effort_hours: EFFORT_HOURS } as const;

function toRuleCheck({ name, selector, regex }: Extraction, rule: OwnRule): PageCheck {
  return {
    ...SHARED,
    id: ownCheckId(name),
    severity: rule.severity,
    title: `Your rule “${name}” fails`,
    why: rule.message ?? 'You set this rule for your pages. It costs no score.',
    fix: `Change the pages so that “${name}” (${selector ?? regex}) has ${describeRule(rule)}.`,
    scope: 'page',
    applies_to: 'html200',
    judge: ({ url, extracted }): Finding[] => {
      const failure = extracted?.columns.find((column) => column.name === name)?.failure;
      return failure ? [{ url, observed: failure.observed, expected: failure.expected, where: name }] : [];
    },
  };
}

function toFilterCheck({ name, conditions, severity, message }: PageFilter, countsFor: CountLinks): SiteCheck {
  const columns = [...new Set(conditions.map(({ column }) => column))];
  const description = describeFilter(conditions);
  return {
    ...SHARED,
    id: ownCheckId(name),
    severity,
    title: `Your filter “${name}” finds pages`,
    why: message ?? 'You saved this filter as a check. It costs no score.',
    fix: `Change the pages so that the filter finds none of them: ${description}.`,
    scope: 'site',
    needs: [],
    measured_over: 'all_pages',
    judge: (site: SiteArtifacts, _context: CheckContext): Finding[] => {
      const matches = compileFilter(conditions);
      const readSlotCounts = countsFor(site);
      return site.pages.flatMap((page) => {
        const read = columnReader(page, readSlotCounts(page.url));
        if (!page.allowed_by_robots || !matches(read, page.lang)) return [];
        const observed = columns.map((column) => `${column} ${read(column) ?? 'none'}`).join(', ');
        return [{ url: page.url, observed, expected: `not: ${description}` }];
      });
    },
  };
}
