import type { Snippet } from '../../../domain/audits/recommendation.js';
import type { CalibrationSite, SiteAnswer } from '../calibration-site.js';
import { patchHtml } from './patch-html.js';

type Pages = Map<string, SiteAnswer>;

/** What no in-memory site can show: settings of a server, a font's rules, the choice of a host. */
const SERVER_ONLY = /^(?:Redirect from|Compress|Cache|Let the browser|HTTP\/2|For each font)/;

/**
 * The site after the snippet was pasted where it says. `affected` are the pages of a fix whose snippet is the
 * same for all of them. Null for what the site in memory cannot show.
 */
export function applySnippet(
  site: CalibrationSite,
  snippet: Snippet,
  affected: readonly string[],
): CalibrationSite | null {
  const { language, title, code } = snippet;
  if (SERVER_ONLY.test(title) || language === 'apache' || language === 'json') return null;
  const pages: Pages = new Map(site.pages);
  if (language === 'html') return patchPages(site, pages, snippet, affected);
  if (language === 'xml') return { ...site, pages: patchSitemap(pages, site, snippet) };
  if (language === 'nginx') return patchServer(site, pages, code);
  if (title.startsWith('Lines for robots.txt')) return { ...site, robots: `${site.robots ?? ''}\n${code}\n` };
  if (/robots\.txt/.test(title)) return { ...site, robots: `${code}\n` };
  if (title.startsWith('URLs to replace')) return { ...site, pages: replaceLinks(pages, readMoves(code), site) };
  if (title.startsWith('Sitemap entries to remove')) return { ...site, pages: correctSitemap(pages, readMoves(code)) };
  return null;
}

function patchPages(
  site: CalibrationSite,
  pages: Pages,
  { code, url, pages: named }: Snippet,
  affected: readonly string[],
): CalibrationSite {
  for (const target of named ?? (url === null ? affected : [url])) {
    const path = pathOf(target);
    const answer = pages.get(path);
    if (answer)
      pages.set(path, {
        ...answer,
        body: patchHtml(answer.body, code),
        ...(answer.rendered !== undefined && { rendered: patchHtml(answer.rendered, code) }),
      });
  }
  return { ...site, pages };
}

function patchSitemap(pages: Pages, site: CalibrationSite, { code, url, title }: Snippet): Pages {
  const path = url === null ? '/sitemap.xml' : pathOf(url);
  const before = pages.get(path);
  if (title.startsWith('Sitemap entries with')) return replaceEntries(pages, code);
  const body = code.startsWith('<?xml') ? code : (before?.body ?? '').replace('</urlset>', `${code}\n</urlset>`);
  const headers = before?.status === 200 ? before.headers : { 'content-type': 'application/xml' };
  pages.set(path, { status: 200, headers, body });
  return site.pages === pages ? new Map(pages) : pages;
}

/** Entries that take the place of those of the same URL. */
function replaceEntries(pages: Pages, code: string): Pages {
  const entries = new Map(
    [...code.matchAll(/<url>\s*<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g)].map(([entry, loc = '']) => [loc, entry]),
  );
  for (const [path, answer] of pages) {
    if (!answer.body.includes('<urlset')) continue;
    const body = answer.body.replace(
      /<url>\s*<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g,
      (entry, loc: string) => entries.get(loc) ?? entry,
    );
    pages.set(path, { ...answer, body });
  }
  return pages;
}

function correctSitemap(pages: Pages, moves: ReadonlyMap<string, string>): Pages {
  for (const [path, answer] of pages) {
    if (!answer.body.includes('<urlset')) continue;
    const body = answer.body.replace(/<url>\s*<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g, (entry, loc: string) => {
      const target = moves.get(loc.replaceAll('&amp;', '&'));
      if (target === undefined) return entry;
      return target === '(remove)' ? '' : entry.replace(loc, target.replaceAll('&', '&amp;'));
    });
    pages.set(path, { ...answer, body });
  }
  return pages;
}

function replaceLinks(pages: Pages, moves: ReadonlyMap<string, string>, { origin }: CalibrationSite): Pages {
  for (const [path, answer] of pages) {
    const body = answer.body.replace(/<a\b[^>]*?\bhref="([^"]*)"/g, (tag, href: string) => {
      const target = moves.get(new URL(href.replaceAll('&amp;', '&'), origin + path).href);
      return target === undefined ? tag : tag.replace(`href="${href}"`, `href="${target.replaceAll('&', '&amp;')}"`);
    });
    pages.set(path, { ...answer, body });
  }
  return pages;
}

/** "from" on a line, "  -> to" on the next. */
function readMoves(code: string): Map<string, string> {
  return new Map([...code.matchAll(/^(\S+)\n {2}-> (.+)$/gm)].map(([, from = '', to = '']) => [from, to]));
}

/** Redirects of a map block, and headers for all pages. */
function patchServer(site: CalibrationSite, pages: Pages, code: string): CalibrationSite | null {
  const moves = [...code.matchAll(/^ {4}"([^"]+)" "([^"]+)";$/gm)];
  const headers = [...code.matchAll(/^add_header ([\w-]+) "([^"]*)"/gm)];
  if (moves.length === 0 && headers.length === 0) return null;
  for (const [, from = '', to = ''] of moves) pages.set(from, { status: 301, headers: { location: to }, body: '' });
  const added = Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
  for (const [path, answer] of pages) pages.set(path, { ...answer, headers: { ...answer.headers, ...added } });
  return { ...site, pages };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
