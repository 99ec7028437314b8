import { isBroken } from '../../../base/http/answer-state.js';
import { plural } from '../../../base/text/plural.js';
import type { SiteArtifacts } from '../../checks/check.js';
import { showChain } from '../../checks/show-chain.js';
import type { CheckFinding } from '../../judge.js';
import { type RedirectChain, redirectChain } from '../../site/redirect-chain.js';
import { fewestRepeats } from '../fewest-repeats.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const MAX_LINES = 20;
const NAMED = 5;

interface LinkedRedirect {
  url: string;
  chain: RedirectChain;
  sources: readonly string[];
}

/** Redirects that a menu or another part of a template links to: each page sends every visitor on a detour. */
export const templateRedirects = findingsRule({
  id: 'links/template-redirects',
  level: 'links',
  component: 'technical_seo',
  lead_check_ids: [
    'crawl/redirect-chain-long',
    'crawl/redirect-chain',
    'crawl/redirect-temporary',
    'crawl/redirect-permanent',
    'link/to-redirect',
  ],
  select(findings, site) {
    const targets = new Set(findRedirects(findings, site).map(({ url }) => url));
    return findings.filter(({ url }) => targets.has(url));
  },
  pages(findings, site) {
    const sources = new Set(findRedirects(findings, site).flatMap((redirect) => redirect.sources));
    return site.pages.map(({ url }) => url).filter((url) => sources.has(url));
  },
  certainty: 0.7,
  effort_hours: (scope) => 0.5 + 0.1 * redirectsOf(scope).length,
  title(scope) {
    const redirects = redirectsOf(scope);
    return `Template links to redirects (${plural(redirects.length, 'link')} on ${plural(scope.pages.length, 'page')})`;
  },
  why: 'A template prints these links on many pages. Every click on one takes a detour, and crawlers spend a second request on it.',
  steps: (scope) =>
    redirectsOf(scope)
      .slice(0, NAMED)
      .map(
        ({ url, chain, sources }) =>
          `Link to ${chain.end_url} instead of ${url} in the template behind ${plural(sources.length, 'page')}, such as ${sources[0]} (today ${url} → ${showChain(chain)}).`,
      ),
  page_to_edit: ({ pages }) => pages[0] ?? null,
  lines(scope) {
    const [first] = redirectsOf(scope);
    return first ? { line: `<a href="${first.url}">`, change: `<a href="${first.chain.end_url}">` } : null;
  },
  snippets(scope) {
    const lines = redirectsOf(scope).map(({ url, chain }) => `${url}\n  -> ${chain.end_url}`);
    const check_ids = [...new Set(scope.findings.map(({ check_id }) => check_id))];
    const code = lines.slice(0, MAX_LINES).join('\n');
    return [{ title: 'URLs to replace in links', language: 'text', code, url: null, check_ids }];
  },
});

function redirectsOf({ findings, site }: CauseScope): LinkedRedirect[] {
  return findRedirects(findings, site);
}

/** Those that lead to a page, and that enough pages link to that a template must be the source. */
function findRedirects(findings: readonly CheckFinding[], site: SiteArtifacts): LinkedRedirect[] {
  const least = fewestRepeats(site.pages.length);
  return [...new Set(findings.map(({ url }) => url))].flatMap((url) => {
    const sources = site.inlinks.get(url) ?? [];
    const chain = redirectChain(site, url);
    const leads = chain.hops.length > 0 && chain.loop.length === 0 && chain.end !== null && !isBroken(chain.end);
    return leads && sources.length >= least ? [{ url, chain, sources }] : [];
  });
}
