import type { TargetKeyword } from '../../audits/audit-result.js';
import { plural } from '../../base/text/plural.js';
import type { PageAdvice, PageIssue } from './page-analysis.js';
import type { PageCategory } from './page-category.js';

const MAX_NAMED = 3;
const KEYWORD_HOURS = 1;

/** What to do about each issue, what was found named; the one that gains most comes first. */
export function adviseIssues(issues: readonly PageIssue[]): PageAdvice[] {
  return issues
    .filter(({ severity }) => severity !== 'info')
    .map((issue) => ({
      check_id: issue.check_id,
      title: issue.title,
      text: `${issue.fix} ${nameFindings(issue)}`.trim(),
      gain: issue.points,
      effort_hours: issue.effort_hours,
    }))
    .sort((one, other) => other.gain - one.gain);
}

/** Target keywords that are missing from a place of the page where they should be. */
export function adviseKeywords(keywords: readonly TargetKeyword[]): PageAdvice[] {
  return keywords.flatMap(({ keyword, best_page: best, status }) => {
    if (status === 'well_targeted' && best?.missing_in.length === 0) return [];
    const missing = best?.missing_in ?? ['title', 'h1', 'description', 'url', 'body'];
    const places = missing.map((place) => PLACE_NAMES[place]).join(', ');
    const text = `Use "${keyword}", where it reads naturally, in: ${places}.`;
    return [{ check_id: null, title: `Answer "${keyword}"`, text, gain: 0, effort_hours: KEYWORD_HOURS }];
  });
}

const PLACE_NAMES = {
  title: 'the title',
  h1: 'the main heading',
  description: 'the description',
  url: 'the address',
  body: 'the text',
} as const;

/** The best of all categories. */
export function pickAdvice(
  byCategory: readonly (readonly [PageCategory, readonly PageAdvice[]])[],
  most: number,
): (PageAdvice & { category: PageCategory })[] {
  const all = byCategory.flatMap(([category, advice]) => advice.map((one) => ({ ...one, category })));
  return all.sort((one, other) => other.gain - one.gain).slice(0, most);
}

/** A finding may name several places already. */
function nameFindings({ findings }: PageIssue): string {
  const seen = findings.slice(0, MAX_NAMED).map(({ observed }) => `"${observed}"`);
  if (seen.length === 0) return '';
  const more = findings.length > MAX_NAMED ? ` and ${plural(findings.length - MAX_NAMED, 'more place')}` : '';
  return `Found: ${seen.join(', ')}${more}.`;
}
