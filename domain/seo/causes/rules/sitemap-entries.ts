import type { Snippet } from '../../../audits/recommendation.js';
import { joinWords } from '../../../base/text/join-words.js';
import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { correctEntries } from '../../fixes/correct-entries.js';
import { sitemapEntry } from '../../fixes/sitemap-entry.js';
import { writeSitemap } from '../../fixes/write-sitemap.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const MAX_ENTRIES = 50;
const NAMED = 5;

const FILE_ERRORS: Readonly<Record<string, string>> = {
  'sitemap/wrong-host': 'lists URLs of another host',
  'sitemap/http-on-https': 'lists http URLs',
  'sitemap/loc-relative': 'lists relative URLs',
};
const OF_FILE: readonly string[] = Object.keys(FILE_ERRORS);
const OF_ENTRIES: readonly string[] = [
  'sitemap/url-error',
  'sitemap/url-redirect',
  'sitemap/url-noindex',
  'sitemap/url-noncanonical',
  'sitemap/url-blocked',
];
const MISSING = 'sitemap/indexable-not-listed';

/** The sitemap is not made from the pages that search engines should find: one generator, one fix. */
export const sitemapEntries = findingsRule({
  id: 'sitemap/entries',
  level: 'sitemap',
  component: 'sitemap',
  lead_check_ids: [...OF_FILE, ...OF_ENTRIES, MISSING],
  site_check_ids: OF_FILE,
  symptom_check_ids: ['sitemap/duplicate-loc'],
  pages: (findings, site) => (findings.some(isAboutFile) ? indexablePages(site) : findings).map(({ url }) => url),
  share: ({ findings, site }) => {
    if (findings.some(isAboutFile)) return 1;
    const wrong = findings.filter(isAboutEntry).length / Math.max(1, site.sitemap?.entries.length ?? 0);
    const missing = findings.filter(isMissing).length / Math.max(1, indexablePages(site).length);
    return Math.min(1, Math.max(wrong, missing));
  },
  certainty: 0.7,
  effort_hours: () => 2,
  title: (scope) => `Sitemap ${joinWords(nameErrors(scope))}`,
  why: 'Search engines read the sitemap to learn which pages you want found. Each wrong entry costs a request and makes them trust the others less.',
  steps: ({ findings, site }) => [
    `Generate the sitemap from the pages that return 200, can be indexed and name themselves as canonical, with full URLs that begin with ${new URL(site.start_url).origin}.`,
    ...nameUrls('Remove or replace', findings.filter(isAboutEntry)),
    ...nameUrls('Add', findings.filter(isMissing)),
  ],
  page_to_edit: ({ site }) => fileOf(site),
  snippets: writeSnippets,
});

function isAboutFile({ check_id: id }: { check_id: string }): boolean {
  return OF_FILE.includes(id);
}

function isAboutEntry({ check_id: id }: { check_id: string }): boolean {
  return OF_ENTRIES.includes(id);
}

function isMissing({ check_id: id }: { check_id: string }): boolean {
  return id === MISSING;
}

function nameErrors({ findings }: CauseScope): string[] {
  const has = (id: string) => findings.some(({ check_id }) => check_id === id);
  // A finding about the whole file explains each of its entries.
  if (findings.some(isAboutFile)) return OF_FILE.filter(has).map((id) => FILE_ERRORS[id] ?? '');
  const wrong = new Set(findings.filter(isAboutEntry).map(({ url }) => url)).size;
  const missing = findings.filter(isMissing).length;
  return [
    ...(wrong > 0 ? [`lists ${plural(wrong, 'URL')} that ${wrong === 1 ? 'is' : 'are'} not indexable`] : []),
    ...(missing > 0 ? [`leaves out ${plural(missing, 'page')}`] : []),
  ];
}

function nameUrls(what: string, found: readonly { url: string; observed: string }[]): string[] {
  if (found.length === 0) return [];
  const shown = found.slice(0, NAMED).map(({ url, observed }) => `${url} (${observed})`);
  return [`${what}: ${shown.join(', ')}${found.length > NAMED ? `, and ${found.length - NAMED} more` : ''}.`];
}

function writeSnippets({ site, findings }: CauseScope): Snippet[] {
  const pages = indexablePages(site);
  const found = [...new Set(findings.map(({ check_id }) => check_id))];
  const corrections = correctEntries(site);
  const isUseless = corrections.length >= new Set(site.sitemap?.entries.map(({ url }) => url)).size;
  if ((isUseless || findings.some(isAboutFile)) && pages.length > 0 && pages.length <= MAX_ENTRIES && isPlain(site)) {
    const code = writeSitemap(pages);
    return [{ title: 'A sitemap of all indexable pages', language: 'xml', code, url: fileOf(site), check_ids: found }];
  }
  const kept = { url: fileOf(site), check_ids: [] };
  const lines = corrections.map(({ url, replacement }) => `${url}\n  -> ${replacement ?? '(remove)'}`);
  const replacing = new Set(corrections.map(({ replacement }) => replacement));
  const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
  const added = pages.filter(({ url }) => !listed.has(url) && !replacing.has(url));
  const entries = added.slice(0, MAX_ENTRIES).map(sitemapEntry);
  const rest = added.length > entries.length ? writeText` (the first ${entries.length} of ${added.length})` : '';
  const wrong: Snippet[] =
    lines.length === 0 || lines.length > MAX_ENTRIES
      ? []
      : [
          {
            ...kept,
            title: 'Sitemap entries to remove or replace',
            language: 'text',
            code: lines.join('\n'),
            check_ids: found.filter((id) => OF_ENTRIES.includes(id)),
          },
        ];
  const missing: Snippet[] =
    entries.length === 0
      ? []
      : [
          {
            ...kept,
            title: `Entries to add to the sitemap${rest}`,
            language: 'xml',
            code: entries.join('\n'),
            check_ids: rest === '' ? found.filter((id) => id === MISSING) : [],
          },
        ];
  return [...wrong, ...missing];
}

/** A sitemap speaks for its own host only. */
function indexablePages(site: SiteArtifacts): PageSummary[] {
  const { origin } = new URL(site.start_url);
  return site.pages.filter(({ url, indexable }) => indexable && url.startsWith(`${origin}/`));
}

/** Nothing that a file made from the pages alone would lose. */
function isPlain({ sitemap }: SiteArtifacts): boolean {
  const files = (sitemap?.files ?? []).filter(({ status, kind }) => status === 200 && kind !== 'unknown');
  const isBare = ({ images, videos, news, alternates }: NonNullable<typeof sitemap>['entries'][number]) =>
    images === 0 && videos === 0 && !news && alternates.length === 0;
  return files.length === 1 && (sitemap?.entries ?? []).every(isBare);
}

/** The first file of entries that was read. */
function fileOf({ sitemap }: SiteArtifacts): string | null {
  return sitemap?.files.find(({ status, kind }) => status === 200 && kind !== 'index')?.url ?? null;
}
