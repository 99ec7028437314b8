import type { Issue } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import { isBroken } from '../../base/http/answer-state.js';
import { parseUrl } from '../../base/url/parse-url.js';
import { percentDecode } from '../../base/url/percent-decode.js';
import { isSameSite } from '../../base/url/url-identity.js';
import type { SiteArtifacts } from '../checks/check.js';
import { redirectChain } from '../site/redirect-chain.js';
import { configString, configUrl, rewritePattern, rewriteTarget } from './config-strings.js';
import { successorFinder } from './find-successor.js';
import type { Fix } from './fix.js';

interface Move {
  from: string;
  to: string;
}

const MAX_RULES = 20;
const MIN_BUCKET_BYTES = 128;
const BUCKET_OVERHEAD_BYTES = 64;

/** Permanent redirects: from dead addresses to their obvious successors, from the first link of a chain to its end. */
export const redirectRules: Fix = {
  check_ids: [
    'crawl/status-4xx',
    'link/broken-internal',
    'crawl/redirect-to-error',
    'crawl/redirect-chain',
    'crawl/redirect-chain-long',
    'crawl/redirect-temporary',
    'crawl/redirect-meta-refresh',
    'crawl/redirect-refresh-header',
    'crawl/uppercase-duplicate',
    'crawl/index-file-duplicate',
  ],
  write: (issues, { site }) => writeRules(findMoves(issues, site)),
};

/** Links to change, one a line: those to a redirect to where it ends, dead ones to their obvious successors. */
export const linkCorrections: Fix = {
  check_ids: [
    'link/to-redirect',
    'crawl/redirect-permanent',
    'crawl/redirect-chain',
    'link/broken-internal',
    'crawl/status-4xx',
    'crawl/redirect-to-error',
  ],
  write(issues, { site }) {
    const successorOf = successorFinder(site);
    const moves = findSubjects(issues).flatMap((from) => {
      const byRedirect = moveByRedirect(from, site);
      const to = byRedirect.length > 0 ? null : successorOf(from);
      return to === null ? byRedirect : [{ from, to }];
    });
    if (moves.length === 0) return [];
    const lines = moves.slice(0, MAX_RULES).map(({ from, to }) => `${from}\n  -> ${to}`);
    return [{ title: 'URLs to replace in links', language: 'text', code: lines.join('\n'), url: null }];
  },
};

function findSubjects(issues: readonly Issue[]): string[] {
  return [...new Set(issues.flatMap(({ sample }) => sample.map(({ url }) => url)))];
}

function findMoves(issues: readonly Issue[], site: SiteArtifacts): Move[] {
  const successorOf = successorFinder(site);
  return findSubjects(issues)
    .flatMap((from) => {
      const byRedirect = moveByRedirect(from, site);
      if (byRedirect.length > 0) return byRedirect;
      const page = site.by_url.get(from);
      const named = page?.status === 200 ? page.canonical_url : null;
      const to = page?.refresh_url ?? named ?? successorOf(from);
      return to !== null && to !== from ? [{ from, to }] : [];
    })
    .filter(({ from }) => isSameSite(from, site.start_url));
}

/** The end of the chain, if it is a page that responds; for a dead end its obvious successor is used instead. */
function moveByRedirect(from: string, site: SiteArtifacts): Move[] {
  const { end, end_url: to, hops, loop } = redirectChain(site, from);
  return hops.length > 0 && loop.length === 0 && end !== null && !isBroken(end) ? [{ from, to }] : [];
}

/** For nginx and Apache; at most 20 moves. */
export function writeRules(moves: readonly Move[]): Snippet[] {
  const shown = moves.slice(0, MAX_RULES);
  const nginx = shown.flatMap(({ from, to }) => nginxLine(from, to));
  const apache = shown.flatMap(({ from, to }) => apacheLine(from, to));
  const snippets: Snippet[] = [];
  if (nginx.length > 0)
    snippets.push({
      title: 'Permanent redirects for nginx',
      language: 'nginx',
      code: `# In http { }\nmap_hash_bucket_size ${bucketSize(nginx)};\nmap $request_uri $moved_to {\n${nginx.join('\n')}\n}\n\n# In server { }\nif ($moved_to) {\n    return 301 $moved_to;\n}`,
      url: null,
    });
  if (apache.length > 0)
    snippets.push({
      title: 'Permanent redirects for Apache',
      language: 'apache',
      code: ['RewriteEngine On', ...apache].join('\n'),
      url: null,
    });
  return snippets;
}

/** A bucket of nginx's table must hold the longest address; sizes are powers of two. */
function bucketSize(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.indexOf('" "')));
  return Math.max(MIN_BUCKET_BYTES, 2 ** Math.ceil(Math.log2(longest + BUCKET_OVERHEAD_BYTES)));
}

/** $request_uri is the address as it was sent, so that the path stays encoded and the query counts. */
function nginxLine(from: string, to: string): string[] {
  const parsed = parseUrl(from);
  const source = parsed ? configString(`${parsed.pathname}${parsed.search}`) : null;
  return source === null ? [] : [`    "${source}" "${configUrl(to)}";`];
}

/**
 * RewriteRule sees the decoded path, without its slash in .htaccess; the query is a condition of its own and is not kept.
 * NE: the target is encoded already.
 */
function apacheLine(from: string, to: string): string[] {
  const parsed = parseUrl(from);
  const path = parsed && rewritePattern(percentDecode(parsed.pathname).slice(1));
  const query = parsed && rewritePattern(parsed.search.slice(1));
  if (path === null || query === null) return [];
  const rule = `RewriteRule "^/?${path}$" "${rewriteTarget(to)}"`;
  return query === ''
    ? [`${rule} [R=301,L,NE]`]
    : [`RewriteCond %{QUERY_STRING} "^${query}$"`, `${rule} [R=301,L,NE,QSD]`];
}
