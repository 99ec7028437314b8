import { plural } from '../../../base/text/plural.js';
import { calendarSpaces } from '../../../base/url/calendar-spaces.js';
import { repeatingPathFamily } from '../../../base/url/repeating-path-family.js';
import { sessionSpaces } from '../../../base/url/session-spaces.js';
import type { Finding, SiteArtifacts, SiteCheck } from '../check.js';
import { knownUrls } from '../known-urls.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';
import { showFollowed } from '../show-followed.js';

export const crawlInfiniteSpace: SiteCheck = {
  id: 'crawl/infinite-space',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Infinite URL space (crawler trap)',
  why: 'Links that create new URLs without end (a path that repeats itself, an endless calendar) keep crawlers away from the real pages.',
  fix: 'Make relative links absolute, return 404 for paths that do not exist, and end calendars where the entries end.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 3,
  judge(site, { now }) {
    const urls = knownUrls(site).filter((url) => mayExist(site, url));
    return [...repeatingPaths(site, urls), ...endlessCalendars(site, urls, now), ...endlessSessions(site, urls)];
  },
};

/** URLs that responded, or that were seen in links but not requested: those with an error end the space. */
function mayExist(site: SiteArtifacts, url: string): boolean {
  const page = site.by_url.get(url);
  return page === undefined || (page.status > 0 && page.status < 400);
}

function repeatingPaths(site: SiteArtifacts, urls: readonly string[]): Finding[] {
  const families = new Map<string, string[]>();
  for (const url of urls) {
    const family = repeatingPathFamily(url);
    if (family === null) continue;
    const members = families.get(family);
    if (members) members.push(url);
    else families.set(family, [url]);
  }
  const reason = 'path segments repeat three times or more';
  return [...families].map(([family, members]) => finding(site, family, members, reason));
}

function endlessCalendars(site: SiteArtifacts, urls: readonly string[], now: string): Finding[] {
  const reason = 'a calendar runs more than two years from today';
  return calendarSpaces(urls, now).map(({ family, members }) => finding(site, family, members, reason));
}

function endlessSessions(site: SiteArtifacts, urls: readonly string[]): Finding[] {
  return sessionSpaces(urls).map(({ name, pages, members }) =>
    finding(site, members[0] ?? site.start_url, members, `${name} gives ${plural(pages, 'page')} ever new addresses`),
  );
}

function finding(site: SiteArtifacts, url: string, members: readonly string[], reason: string): Finding {
  const observed = `${reason}${showFollowed(site, members)}: ${members[0] ?? url}`;
  return { url, observed, count: members.length, related_urls: members.slice(0, MAX_RELATED_URLS) };
}
