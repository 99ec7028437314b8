import { plural } from '../../../base/text/plural.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { hreflangSnippets } from '../../fixes/hreflang-snippets.js';
import type { CheckFinding } from '../../judge.js';
import { HreflangSets } from '../../site/hreflang-sets.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const MAX_SNIPPETS = 5;
const NAMED = 3;

/** What is wrong with the sets, in the words of the check that says most. The count is that of the pages. */
const TITLES: Readonly<Record<string, (count: string) => string>> = {
  'hreflang/invalid-code': (count) => `hreflang codes that search engines cannot read on ${count}`,
  'hreflang/missing-return': (count) => `hreflang sets without return links on ${count}`,
  'hreflang/to-error': (count) => `hreflang names broken pages (on ${count})`,
  'hreflang/to-redirect': (count) => `hreflang names URLs that redirect (on ${count})`,
  'hreflang/to-noindex': (count) => `hreflang names noindex pages (on ${count})`,
  'hreflang/to-blocked': (count) => `hreflang names pages blocked by robots.txt (on ${count})`,
  'hreflang/to-noncanonical': (count) => `hreflang names pages with another canonical (on ${count})`,
  'hreflang/return-code-differs': (count) => `hreflang names one page under different codes (on ${count})`,
  'hreflang/missing-self': (count) => `hreflang sets without the page itself on ${count}`,
  'hreflang/duplicate-code': (count) => `hreflang names two URLs for one language on ${count}`,
  'hreflang/relative': (count) => `Relative URLs in hreflang on ${count}`,
  'hreflang/in-body': (count) => `hreflang links outside of the head on ${count}`,
  'hreflang/missing-x-default': (count) => `hreflang sets without x-default on ${count}`,
};
/** The finding is about the page that sets name. */
const ABOUT_TARGET = /^hreflang\/to-/;

/** Language versions whose sets do not agree: one template prints them, and one closed set on all versions ends it. */
export const hreflangSets = findingsRule({
  id: 'hreflang/sets',
  level: 'hreflang',
  component: 'technical_seo',
  lead_check_ids: Object.keys(TITLES),
  pages: pagesWithWrongSets,
  certainty: 0.7,
  effort_hours: ({ pages }, template) => (template ? 2 : 0.5 * pages.length),
  title: ({ lead, pages }) => TITLES[lead]?.(plural(pages.length, 'page')) ?? '',
  why: 'Search engines use hreflang only where all versions of a page name each other, at URLs and under codes that they can read. Where they do not, people get the page in the wrong language.',
  steps: (scope) => [
    'Print the same set on all versions of a page: each version once under its own code, the page itself included, and one x-default.',
    ...nameErrors(scope),
  ],
  page_to_edit: ({ pages }) => pages[0] ?? null,
  lines: () => ({ line: null, change: 'One set of <link rel="alternate" hreflang="…"> for all versions of a page' }),
  snippets: ({ pages, site, findings }) => {
    const check_ids = [...new Set(findings.map(({ check_id }) => check_id))];
    const summaries = pages.flatMap((url) => site.by_url.get(url) ?? []);
    return hreflangSnippets(summaries, site, MAX_SNIPPETS).map((snippet) => ({ ...snippet, check_ids }));
  },
});

/** Pages whose own set has to change: of a target that cannot be listed, those that name it. */
function pagesWithWrongSets(findings: readonly CheckFinding[], site: SiteArtifacts): string[] {
  const own = new Set<string>();
  const targets = new Set<string>();
  for (const { check_id: id, page_url: page, url } of findings) {
    if (ABOUT_TARGET.test(id)) targets.add(url);
    else own.add(page ?? url);
  }
  const sets = new HreflangSets(site);
  const namesTarget = (url: string) => {
    const page = site.by_url.get(url);
    if (!page?.indexable) return false;
    return sets.of(page).some((alternate) => targets.has(alternate.url));
  };
  return site.pages.map(({ url }) => url).filter((url) => own.has(url) || (targets.size > 0 && namesTarget(url)));
}

/** What is wrong, where it was seen, of each kind. */
function nameErrors({ findings }: CauseScope): string[] {
  const byCheck = new Map<string, CheckFinding[]>();
  for (const finding of findings) {
    const known = byCheck.get(finding.check_id);
    if (known) known.push(finding);
    else byCheck.set(finding.check_id, [finding]);
  }
  return [...byCheck].map(([id, found]) => {
    const shown = found.slice(0, NAMED).map((finding) => describe(id, finding));
    const more = found.length > NAMED ? `, and ${found.length - NAMED} more` : '';
    return `${HEADINGS[id] ?? 'Wrong'}: ${shown.join('; ')}${more}.`;
  });
}

const HEADINGS: Readonly<Record<string, string>> = {
  'hreflang/invalid-code': 'Codes to correct',
  'hreflang/missing-return': 'Missing return links',
  'hreflang/to-error': 'Broken pages that are named',
  'hreflang/to-redirect': 'URLs that redirect: name where they lead',
  'hreflang/to-noindex': 'Noindex pages to take out of the sets',
  'hreflang/to-blocked': 'Blocked pages to take out of the sets',
  'hreflang/to-noncanonical': 'Pages with another canonical: name the main version',
  'hreflang/return-code-differs': 'Pages under different codes',
  'hreflang/missing-self': 'Sets without the page itself',
  'hreflang/duplicate-code': 'Two URLs for one language',
  'hreflang/relative': 'Relative URLs to make absolute',
  'hreflang/in-body': 'Links to move into the head',
  'hreflang/missing-x-default': 'Sets without x-default',
};

function describe(id: string, { url, observed, related_urls: [source] = [] }: CheckFinding): string {
  if (ABOUT_TARGET.test(id))
    return source === undefined ? `${url} (${observed})` : `${url} (${observed}), on ${source}`;
  return id === 'hreflang/missing-self' || id === 'hreflang/missing-x-default' ? url : `${url} (${observed})`;
}
