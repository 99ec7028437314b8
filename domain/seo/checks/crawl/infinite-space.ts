import { calendarSpaces } from '../../url/calendar-spaces.js';
import { repeatingPathFamily } from '../../url/repeating-path-family.js';
import type { Finding, SiteArtifacts, SiteCheck } from '../check.js';
import { knownUrls } from '../known-urls.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const crawlInfiniteSpace: SiteCheck = {
  id: 'crawl/infinite-space',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Endless family of URLs',
  why: 'Links that make new URLs for ever (a path that repeats itself, a calendar without end) keep crawlers away from the real pages.',
  fix: 'Make relative links absolute, answer 404 for paths that do not exist, and end calendars where the entries end.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 3,
  judge(site, { now }) {
    const urls = knownUrls(site).filter((url) => mayExist(site, url));
    return [...repeatingPaths(urls), ...endlessCalendars(urls, now)];
  },
};

/** URLs that answered, or that were seen in links and not asked for: those that answered an error end the space. */
function mayExist(site: SiteArtifacts, url: string): boolean {
  const page = site.by_url.get(url);
  return page === undefined || (page.status > 0 && page.status < 400);
}

function repeatingPaths(urls: readonly string[]): Finding[] {
  const families = new Map<string, string[]>();
  for (const url of urls) {
    const family = repeatingPathFamily(url);
    if (family === null) continue;
    const members = families.get(family);
    if (members) members.push(url);
    else families.set(family, [url]);
  }
  return [...families].map(([family, members]) => finding(family, members, 'path segments repeat three times or more'));
}

function endlessCalendars(urls: readonly string[], now: string): Finding[] {
  return calendarSpaces(urls, now).map(({ family, members }) =>
    finding(family, members, 'a calendar runs more than two years from today'),
  );
}

function finding(url: string, members: readonly string[], reason: string): Finding {
  const observed = `${reason}: ${members[0] ?? url}`;
  return { url, observed, count: members.length, related_urls: members.slice(0, MAX_RELATED_URLS) };
}
