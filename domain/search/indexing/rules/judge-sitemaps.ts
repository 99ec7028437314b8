import { writeText } from '../../../base/text/write-text.js';
import type { IndexFinding, IndexFindingUrl } from '../index-finding.js';
import type { SubmittedSitemap } from '../submitted-sitemap.js';

/** Google reads sitemaps of sites that change daily or weekly; one that it leaves for three weeks it has given up on. */
const UNREAD_DAYS = 21;
const DAY_MS = 86_400_000;
const MOST_URLS = 20;

type Texts = Pick<IndexFinding, 'kind' | 'severity' | 'title' | 'why' | 'fix'>;

const NONE: Texts = {
  kind: 'no_sitemap',
  severity: 'low',
  title: 'No sitemap is submitted in Search Console',
  why: 'Google may find a sitemap through robots.txt, but Search Console reports errors and coverage only for submitted ones.',
  fix: 'Submit the sitemap in Search Console under Sitemaps, and list it in robots.txt.',
};
const WITH_ERRORS: Texts = {
  kind: 'sitemap_with_errors',
  severity: 'high',
  title: 'Google found errors in sitemaps',
  why: 'Entries with errors are ignored, and a sitemap that cannot be read as a whole tells Google nothing.',
  fix: 'Open the sitemap in Search Console to see the lines, fix what generates it, and submit it again.',
};
const UNREAD: Texts = {
  kind: 'sitemap_not_read',
  severity: 'medium',
  title: 'Sitemaps not read by Google for weeks',
  why: 'Google finds new pages in them only through links. It stops reading sitemaps that are gone, blocked or never change.',
  fix: 'Check that the sitemap returns status 200 and is allowed in robots.txt, keep lastmod accurate, and submit it again. Remove old sitemaps.',
};

/** What the list of submitted sitemaps says. */
export function judgeSitemaps(sitemaps: readonly SubmittedSitemap[], now: Date): IndexFinding[] {
  if (sitemaps.length === 0) return [toFinding(NONE, [])];
  const broken = sitemaps
    .filter(({ errors }) => errors > 0)
    .map(({ url, errors }) => ({ url, detail: errors === 1 ? '1 error' : writeText`${errors} errors` }));
  const unread = sitemaps.flatMap((sitemap) => {
    const detail = sayUnread(sitemap, now);
    return detail === null ? [] : [{ url: sitemap.url, detail }];
  });
  return [
    ...(broken.length === 0 ? [] : [toFinding(WITH_ERRORS, broken)]),
    ...(unread.length === 0 ? [] : [toFinding(UNREAD, unread)]),
  ];
}

function sayUnread({ submitted_at, downloaded_at }: SubmittedSitemap, now: Date): string | null {
  const since = downloaded_at ?? submitted_at;
  if (since === null || now.getTime() - Date.parse(since) < UNREAD_DAYS * DAY_MS) return null;
  const day = since.slice(0, 10);
  return downloaded_at === null ? writeText`Submitted on ${day} and never read` : writeText`Last read on ${day}`;
}

function toFinding(texts: Texts, urls: IndexFindingUrl[]): IndexFinding {
  return {
    id: texts.kind,
    ...texts,
    group: null,
    count: urls.length,
    inspected: null,
    urls: urls.slice(0, MOST_URLS),
  };
}
