import type { FetchError } from '../../domain/seo/artifacts/fetch.js';
import type { SitemapArtifact, SitemapEntry, SitemapFile, SitemapPicture } from '../../domain/seo/artifacts/sitemap.js';
import type { CrawlDeps } from './crawl-deps.js';
import { followRedirects } from './follow-redirects.js';
import { parseSitemap } from './parse-sitemap.js';
import { unreachable } from './unreachable.js';

/** Bounds of one search. The protocol's own: 50,000 URLs and 50 MB a file; one byte more tells that there was more. */
const MAX_FILES = 50;
const MAX_ENTRIES = 50_000;
const MAX_PICTURES = 1_000;
const MAX_FILE_BYTES = 50 * 1024 * 1024 + 1;
const MAX_SEARCH_MS = 60_000;
const FILE_TIMEOUT_MS = 20_000;
const HOPS = 5;
const WELL_KNOWN = ['/sitemap.xml', '/sitemap_index.xml', '/sitemap.txt', '/sitemap.xml.gz'];

type SearchDeps = Pick<CrawlDeps, 'fetcher' | 'now'>;

export interface SitemapSearch {
  site_url: string;
  /** Named in robots.txt. */
  robots_urls: readonly string[];
  /** Read this file and its children alone. */
  given_url: string | null;
  /** Listed URLs to request, spread evenly over the list. */
  sample: number;
  signal: AbortSignal;
  /** For one file. @default 20,000 */
  file_timeout_ms?: number;
}

interface Candidate {
  url: string;
  source: SitemapFile['source'];
  parent_url: string | null;
}

/**
 * Finds and reads the sitemaps of a site, breadth first. A damaged file keeps what stands before the damage.
 * @throws DomainError with the last place's reason when neither the usual places nor a given one answered at all
 */
export async function searchSitemaps(deps: SearchDeps, search: SitemapSearch): Promise<SitemapArtifact> {
  const queue = firstCandidates(search);
  const queued = new Set(queue.map((candidate) => candidate.url));
  const endMs = deps.now() + MAX_SEARCH_MS;
  const artifact: SitemapArtifact = { files: [], url_count: 0, entries: [], incomplete: false, sampled: [] };
  const seen = new Set<string>();
  const pictures = new Map<string, SitemapPicture>();
  let answered = 0;
  let lost: { url: string; error: FetchError | null } = { url: search.site_url, error: null };

  for (let next = 0; next < queue.length; next++) {
    const candidate = queue[next];
    if (!candidate) break;
    if (artifact.files.length >= MAX_FILES || deps.now() > endMs) {
      artifact.incomplete = true;
      break;
    }
    const { file, entries, children, pictures: listed } = await readFile(deps, candidate, search);
    if (file.status > 0) answered++;
    else lost = { url: file.url, error: file.error };
    // That a usual place holds nothing is no finding.
    if (candidate.source === 'well_known' && !isSitemap(file)) continue;
    artifact.files.push(file);
    keepEntries(artifact, entries, seen);
    for (const picture of listed) if (pictures.size < MAX_PICTURES) pictures.set(picture.url, picture);
    for (const url of children) {
      if (queued.has(url)) continue;
      queued.add(url);
      queue.push({ url, source: 'index', parent_url: file.url });
    }
    if (candidate.source === 'well_known') break;
  }

  // A robots.txt that names a dead place has answered itself: that is a fault of the site, and not that we cannot see it.
  if (answered === 0 && queue[0]?.source !== 'robots') throw unreachable(lost.url, lost.error);
  artifact.url_count = seen.size;
  artifact.pictures = [...pictures.values()];
  artifact.sampled = await requestSample(deps, artifact.entries, search);
  return artifact;
}

function firstCandidates({ given_url, robots_urls, site_url }: SitemapSearch): Candidate[] {
  if (given_url) return [{ url: given_url, source: 'given', parent_url: null }];
  if (robots_urls.length > 0)
    return [...new Set(robots_urls)].map((url) => ({ url, source: 'robots', parent_url: null }));
  return WELL_KNOWN.map((path) => ({ url: new URL(path, site_url).href, source: 'well_known', parent_url: null }));
}

function isSitemap(file: SitemapFile): boolean {
  return (
    file.status === 200 &&
    file.kind !== 'unknown' &&
    (file.url_count > 0 || file.child_count > 0 || file.kind === 'urlset' || file.kind === 'index')
  );
}

async function readFile(
  deps: SearchDeps,
  candidate: Candidate,
  search: SitemapSearch,
): Promise<{ file: SitemapFile; entries: SitemapEntry[]; children: string[]; pictures: SitemapPicture[] }> {
  const { final, exhausted } = await followRedirects(deps.fetcher, candidate.url, {
    maxHops: HOPS,
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: search.file_timeout_ms ?? FILE_TIMEOUT_MS,
    accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
    signal: search.signal,
  });
  const { facts } = final;
  const readable = facts.status === 200 && !exhausted;
  const parsed = await parseSitemap({
    url: candidate.url,
    body: readable ? (final.body ?? Buffer.alloc(0)) : Buffer.alloc(0),
    contentType: facts.headers['content-type'] ?? null,
    siteHost: new URL(search.site_url).host,
    namedInRobots: candidate.source === 'robots',
    listedInIndex: candidate.source === 'index',
    maxUrls: MAX_ENTRIES,
    maxBytes: MAX_FILE_BYTES,
    now: new Date(deps.now()).toISOString(),
  });
  const { source, parent_url } = candidate;
  return { ...parsed, file: { ...parsed.file, source, parent_url, status: facts.status, error: facts.error } };
}

function keepEntries(artifact: SitemapArtifact, entries: readonly SitemapEntry[], seen: Set<string>): void {
  for (const entry of entries) {
    seen.add(entry.url);
    if (artifact.entries.length < MAX_ENTRIES) artifact.entries.push(entry);
    else artifact.incomplete = true;
  }
}

async function requestSample(
  deps: SearchDeps,
  entries: readonly SitemapEntry[],
  search: SitemapSearch,
): Promise<SitemapArtifact['sampled']> {
  const count = Math.min(search.sample, entries.length);
  const sampled: SitemapArtifact['sampled'] = [];
  for (let index = 0; index < count; index++) {
    const entry = entries[Math.floor((index * entries.length) / count)];
    if (!entry) continue;
    const { facts } = await deps.fetcher.fetchOnce(entry.url, {
      signal: search.signal,
      wantsBody: () => false,
      timeoutMs: FILE_TIMEOUT_MS,
    });
    sampled.push({ url: entry.url, status: facts.status, redirect_url: facts.redirect_url });
  }
  return sampled;
}
