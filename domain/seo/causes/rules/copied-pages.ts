import { plural } from '../../../base/text/plural.js';
import type { SiteArtifacts } from '../../checks/check.js';
import type { CheckFinding } from '../../judge.js';
import { findingsRule } from '../findings-rule.js';

const COPIES: readonly string[] = ['content/duplicate-exact', 'content/duplicate-near'];
const NAMED = 3;

/** Pages with the same text: sharing title, description and heading is fixed as well once they are one page. */
export const copiedPages = findingsRule({
  id: 'content/copies',
  level: 'content',
  component: 'content_strategy',
  lead_check_ids: COPIES,
  symptom_check_ids: ['title/duplicate', 'desc/duplicate', 'h1/duplicate'],
  select(findings, site) {
    const groups = groupsOf(findings, site);
    const isWithin = (finding: CheckFinding) => groups.some((group) => urlsOf(finding).every((url) => group.has(url)));
    const following = findings.filter((finding) => !COPIES.includes(finding.check_id) && isWithin(finding));
    // By themselves the two are a family of issues (see recommendation-families).
    return following.length === 0 ? [] : [...findings.filter(({ check_id: id }) => COPIES.includes(id)), ...following];
  },
  pages: (findings, site) => {
    const copied = new Set(groupsOf(findings, site).flatMap((group) => [...group]));
    return site.pages.flatMap(({ url }) => (copied.has(url) ? [url] : []));
  },
  certainty: 0.7,
  effort_hours: ({ findings }) => findings.filter(({ check_id: id }) => COPIES.includes(id)).length,
  title: ({ pages }) => `Same text on ${plural(pages.length, 'page')}`,
  why: 'Search engines show one of the copies and choose it themselves; links and clicks are split among them. Their titles and descriptions are the same because the pages are.',
  steps: ({ findings }) =>
    findings
      .filter(({ check_id: id }) => COPIES.includes(id))
      .slice(0, NAMED)
      .map(({ url, related_urls: related = [] }) => {
        const named = related.slice(0, NAMED).join(', ');
        const more = related.length > NAMED ? ' and others' : '';
        return `Keep ${url} and redirect ${named}${more} to it, or give each of them a text of its own.`;
      }),
  page_to_edit: ({ pages }) => pages[0] ?? null,
});

/** Pages that share a text, by each finding and by the whole text where it is the same to the letter. */
function groupsOf(findings: readonly CheckFinding[], site: SiteArtifacts): ReadonlySet<string>[] {
  return findings
    .filter(({ check_id: id }) => COPIES.includes(id))
    .map((finding) => {
      const text = site.by_url.get(finding.url)?.text_hash;
      const isExact = finding.check_id === 'content/duplicate-exact';
      const same = isExact ? site.pages.filter((page) => page.indexable && page.text_hash === text) : [];
      return new Set([...urlsOf(finding), ...same.map(({ url }) => url)]);
    });
}

function urlsOf({ url, page_url: page, related_urls: related = [] }: CheckFinding): string[] {
  return [page ?? url, ...related];
}
