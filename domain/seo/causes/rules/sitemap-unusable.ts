import type { Snippet } from '../../../audits/recommendation.js';
import { plural } from '../../../base/text/plural.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { writeSitemap } from '../../fixes/write-sitemap.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const MAX_ENTRIES = 50;

const TITLES: Readonly<Record<string, string>> = {
  'sitemap/missing': 'The site has no sitemap that can be read',
  'sitemap/http-error': 'The sitemap that robots.txt or the index names does not load',
  'sitemap/empty': 'The sitemap lists no page',
  'sitemap/not-xml': 'The sitemap is no XML file',
  'sitemap/malformed': 'The sitemap breaks off at an XML error',
  'sitemap/no-namespace': 'The sitemap has no sitemap namespace',
};

/** No sitemap, or one that search engines cannot read: what it fails to list follows from it. */
export const sitemapUnusable = findingsRule({
  id: 'sitemap/unusable',
  level: 'sitemap',
  component: 'sitemap',
  lead_check_ids: Object.keys(TITLES),
  site_check_ids: Object.keys(TITLES),
  select: (findings, { sitemap }) => {
    // Besides a broken file, others may be read; the missing entry only follows from it if none is.
    const isRead = (sitemap?.entries.length ?? 0) > 0;
    return isRead ? findings.filter(({ check_id: id }) => id !== 'sitemap/indexable-not-listed') : findings;
  },
  symptom_check_ids: ['sitemap/indexable-not-listed'],
  pages: (_findings, site) => indexablePages(site).map(({ url }) => url),
  share: () => 1,
  certainty: 0.7,
  effort_hours: ({ lead }) => (lead === 'sitemap/missing' ? 2 : 1),
  title: ({ lead }) => TITLES[lead] ?? '',
  why: 'Without a sitemap search engines learn of new and changed pages by links alone, which takes longer the larger the site is.',
  steps: ({ site, findings }) => [
    `Publish an XML sitemap of the ${plural(indexablePages(site).length, 'page')} that can be indexed, and let the CMS keep it up to date.`,
    ...new Set(findings.filter(isLead).map(({ url, observed }) => `${url}: ${observed}.`)),
  ],
  page_to_edit: ({ findings }) => findings.find(isLead)?.url ?? null,
  snippets: writeSnippets,
});

function isLead({ check_id: id }: { check_id: string }): boolean {
  return id in TITLES;
}

function writeSnippets({ site, findings }: CauseScope): Snippet[] {
  const pages = indexablePages(site);
  const isRead = (site.sitemap?.entries.length ?? 0) > 0;
  if (isRead || pages.length === 0 || pages.length > MAX_ENTRIES) return [];
  const url = findings.find(isLead)?.url ?? null;
  const check_ids = [...new Set(findings.filter((finding) => finding.url === url).map(({ check_id }) => check_id))];
  const sitemap: Snippet = {
    title: 'A sitemap of all indexable pages',
    language: 'xml',
    code: writeSitemap(pages),
    url,
    check_ids,
  };
  if (site.robots === null || !check_ids.includes('sitemap/missing')) return [sitemap];
  const line = {
    title: 'Lines for robots.txt',
    language: 'text',
    code: `Sitemap: ${url}`,
    url: site.robots.url,
  } as const;
  return [sitemap, { ...line, check_ids: ['sitemap/missing'] }];
}

function indexablePages(site: SiteArtifacts): PageSummary[] {
  const { origin } = new URL(site.start_url);
  return site.pages.filter(({ url, indexable }) => indexable && url.startsWith(`${origin}/`));
}
