import type { SiteFacts } from '../improvements/improvement.js';
import type { Fix } from './fix.js';
import { isListable } from './missing-sitemap-entries.js';

const MAX_LINES = 60;

/** The lines that name the sitemaps which were really read. */
export const sitemapLines: Fix = {
  check_ids: ['robots/no-sitemap-line', 'sitemap/not-in-robots', 'robots/bad-sitemap-line', 'sitemap/missing'],
  write(issues, facts) {
    const willHaveOne = issues.some(({ check_id: id }) => id === 'sitemap/missing') && isListable(facts);
    const urls = sitemapsOf(facts, willHaveOne);
    const lines = urls.map((url) => `Sitemap: ${url}`);
    return lines.length === 0
      ? []
      : [{ title: 'Lines for robots.txt', language: 'text', code: lines.join('\n'), url: robotsUrl(facts) }];
  },
};

/** A robots.txt that allows everything: what a site means that has none, with its sitemaps. */
export const wholeRobots: Fix = {
  check_ids: ['robots/missing', 'robots/html-instead'],
  write(_issues, facts) {
    // Without a sitemap to name, the file would say what its absence says.
    if (sitemapsOf(facts, false).length === 0) return [];
    const lines = ['User-agent: *', 'Disallow:', ...sitemapsOf(facts, false).map((url) => `\nSitemap: ${url}`)];
    return [
      { title: 'A robots.txt that allows everything', language: 'text', code: lines.join('\n'), url: robotsUrl(facts) },
    ];
  },
};

/** The present file without the lines that do the harm. */
export const fixedRobots: Fix = {
  check_ids: [
    'robots/site-disallowed',
    'robots/noindex-directive',
    'robots/syntax-error',
    'robots/bad-pattern',
    'robots/bom',
  ],
  write(issues, facts) {
    const { robots } = facts.site;
    if (robots?.state !== 'found' || robots.is_html) return [];
    const ids = new Set(issues.map(({ check_id }) => check_id));
    const dropped = new Set([
      ...(ids.has('robots/noindex-directive') ? robots.noindex_lines : []),
      ...(ids.has('robots/syntax-error') ? robots.syntax_errors.map(({ line }) => line) : []),
      ...(ids.has('robots/bad-pattern') ? robots.bad_patterns.map(({ line }) => line) : []),
    ]);
    const lines = robots.text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
    const closing = ids.has('robots/site-disallowed') ? linesClosingAll(lines) : new Set<number>();
    const kept = lines.filter((_line, index) => !dropped.has(index + 1) && !closing.has(index));
    if (kept.length === lines.length && !ids.has('robots/bom')) return [];
    const code = kept.map(plainLine).slice(0, MAX_LINES).join('\n').trim();
    if (kept.length > MAX_LINES || code === '') return [];
    return [{ title: 'robots.txt without the lines that do harm', language: 'text', code, url: robotsUrl(facts) }];
  },
};

/** Lines that close the site to all bots. Groups for single bots are left: those may well be intended. */
function linesClosingAll(lines: readonly string[]): Set<number> {
  const closing = new Set<number>();
  let agents: string[] = [];
  let inRules = false;
  for (const [index, line] of lines.entries()) {
    const agent = USER_AGENT.exec(line)?.[1]?.trim();
    if (agent !== undefined) {
      agents = inRules ? [agent] : [...agents, agent];
      inRules = false;
    } else if (/^\s*(?:dis)?allow\s*:/i.test(line)) {
      inRules = true;
      if (agents.includes('*') && DISALLOW_ALL.test(line)) closing.add(index);
    }
  }
  return closing;
}

const USER_AGENT = /^\s*user-?agent\s*:([^#]*)/i;
const DISALLOW_ALL = /^\s*disallow\s*:\s*\/\*?\s*(?:#.*)?$/i;

/** Those that were read; files that an index names are found through it. A line for a missing file is useless. */
function sitemapsOf({ site }: SiteFacts, willHaveOne: boolean): string[] {
  const read = (site.sitemap?.files ?? []).filter(({ status, url_count, child_count, parent_url }) => {
    return status === 200 && url_count + child_count > 0 && parent_url === null;
  });
  const urls = read.map(({ url }) => plainLine(url));
  return urls.length > 0 || !willHaveOne ? urls : [new URL('/sitemap.xml', site.start_url).href];
}

/** One line stays one line. */
function plainLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

function robotsUrl({ site }: SiteFacts): string {
  return new URL('/robots.txt', site.start_url).href;
}
