import { templatePattern } from '../../../audits/template-pattern.js';
import type { IndexFinding } from '../index-finding.js';
import type { InspectedComparison } from '../inspected-comparison.js';
import { LEFT_OUT_RULES } from './left-out-rules.js';
import type { PageRule } from './page-rule.js';
import { SIDE_RULES } from './side-rules.js';

const MOST_URLS = 20;

interface Match {
  compared: InspectedComparison;
  detail: string;
}

/** Conclusions about inspected pages. A page has one reason at most for being left out. */
export function judgePages(pages: readonly InspectedComparison[], now: Date): IndexFinding[] {
  const left = new Set(pages);
  const findings: IndexFinding[] = [];
  for (const rule of LEFT_OUT_RULES) {
    const matches = match(rule, [...left], now);
    for (const { compared } of matches) left.delete(compared);
    findings.push(...toFindings(rule, matches, pages));
  }
  for (const rule of SIDE_RULES) findings.push(...toFindings(rule, match(rule, pages, now), pages));
  return findings;
}

function match(rule: PageRule, pages: readonly InspectedComparison[], now: Date): Match[] {
  return pages.flatMap((compared) => {
    const detail = rule.find(compared, now);
    return detail === null ? [] : [{ compared, detail }];
  });
}

function toFindings(rule: PageRule, matches: readonly Match[], pages: readonly InspectedComparison[]): IndexFinding[] {
  const groups = new Map<string | null, Match[]>();
  for (const found of matches) {
    const group = groupOf(rule, found);
    groups.set(group, [...(groups.get(group) ?? []), found]);
  }
  return [...groups].map(([group, found]) => ({
    id: group === null ? rule.kind : `${rule.kind}:${group}`,
    kind: rule.kind,
    severity: rule.severity,
    title: rule.title,
    why: rule.why,
    fix: rule.fix,
    group,
    count: found.length,
    inspected: rule.by === 'template' ? pages.filter(({ page }) => templatePattern(page.url) === group).length : null,
    urls: found.slice(0, MOST_URLS).map(({ compared, detail }) => ({ url: compared.page.url, detail })),
  }));
}

function groupOf({ by }: PageRule, { compared, detail }: Match): string | null {
  if (by === 'template') return templatePattern(compared.page.url);
  return by === 'detail' ? detail : null;
}
