import type { FetchError, FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type {
  SitemapArtifact,
  SitemapEntry,
  SitemapFile,
  SitemapImage,
} from '../../../domain/seo/artifacts/sitemap.js';
import type { VisitEnd } from '../../visit-end.js';
import type { CrawlDeps } from '../crawl-deps.js';
import { followRedirects } from '../fetch/follow-redirects.js';
import { unreachableSite } from '../fetch/unreachable-site.js';
import { SKIPPED_MESSAGE, type Visits } from '../visits/careful-visits.js';
import { parseSitemap } from './parse-sitemap.js';

/** Bounds of one search. The protocol's own: 50,000 URLs and 50 MB a file; one byte more shows that there is more. */
const MAX_FILES = 50;
const MAX_ENTRIES = 50_000;
const MAX_IMAGES = 1_000;
const MAX_FILE_BYTES = 50 * 1024 * 1024 + 1;
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
  /** What is found by then counts. */
  end: VisitEnd;
  visits: Visits;
  /** For one file. @default 20,000 */
  file_timeout_ms?: number;
}

interface Candidate {
  url: string;
  source: SitemapFile['source'];
  parent_url: string | null;
  /** robots.txt names the file, or the index that lists it. */
  vouched: boolean;
}

interface Answers {
  answered: number;
  lost: { url: string; error: FetchError | null };
}

/**
 * Finds and reads the sitemaps of a site, breadth first. The usual places are tried when robots.txt names none that can
 * be used. Entries before a damaged part are kept, and so is what was read before time ran out.
 * @throws DomainError with the last place's reason when neither the usual places nor a given one responded at all
 */
export async function searchSitemaps(deps: SearchDeps, search: SitemapSearch): Promise<SitemapArtifact> {
  const artifact: SitemapArtifact = {
    files: [],
    url_count: 0,
    entries: [],
    incomplete: false,
    sampled: [],
  };
  const { answered, lost } = await readAll(deps, search, artifact);
  // If robots.txt names a dead URL, that is an error of the site and does not mean that we can't reach it.
  const isNamed = search.given_url === null && search.robots_urls.length > 0;
  if (answered === 0 && !isNamed) throw unreachableSite(lost.url, lost.error);
  return artifact;
}

async function readAll(deps: SearchDeps, search: SitemapSearch, artifact: SitemapArtifact): Promise<Answers> {
  const queue = firstCandidates(search);
  const queued = new Set(queue.map((candidate) => candidate.url));
  const enqueue = (candidate: Candidate) => {
    if (!queued.has(candidate.url)) queue.push(candidate);
    queued.add(candidate.url);
  };
  const seen = new Set<string>();
  const images = new Map<string, SitemapImage>();
  const answers: Answers = { answered: 0, lost: { url: search.site_url, error: null } };
  for (let candidate = queue.shift(); candidate; candidate = queue.shift()) {
    const next = candidate;
    const isFull = artifact.files.length >= MAX_FILES;
    const read = isFull ? null : await visitFile(deps, next, search);
    if (read === null) {
      artifact.incomplete = true;
      break;
    }
    const { file, entries, children, pictures: listed } = read;
    if (file.status > 0) answers.answered++;
    else answers.lost = { url: file.url, error: file.error };
    const isGuess = candidate.source === 'well_known';
    // That a usual place holds nothing is no finding.
    if (isGuess && !isSitemap(file) && !search.visits.isSetAside(file.url)) continue;
    // One that does ends the guessing.
    if (isGuess && isSitemap(file)) queue.length = 0;
    artifact.files.push(file);
    keepEntries(artifact, entries, seen);
    for (const image of listed) if (images.size < MAX_IMAGES) images.set(image.url, image);
    const { vouched } = candidate;
    for (const url of children) enqueue({ url, source: 'index', parent_url: file.url, vouched });
    const isInVain = queue.length === 0 && search.given_url === null && !artifact.files.some(isSitemap);
    if (isInVain) for (const guess of usualPlaces(search)) enqueue(guess);
  }
  artifact.url_count = seen.size;
  artifact.pictures = [...images.values()];
  return answers;
}

function firstCandidates(search: SitemapSearch): Candidate[] {
  const { given_url: url, robots_urls } = search;
  if (url) return [{ url, source: 'given', parent_url: null, vouched: false }];
  const named = [...new Set(robots_urls)];
  if (named.length === 0) return usualPlaces(search);
  return named.map((place) => ({ url: place, source: 'robots', parent_url: null, vouched: true }));
}

function usualPlaces({ site_url }: SitemapSearch): Candidate[] {
  return WELL_KNOWN.map((path) => ({
    url: new URL(path, site_url).href,
    source: 'well_known',
    parent_url: null,
    vouched: false,
  }));
}

function isSitemap(file: SitemapFile): boolean {
  return (
    file.status === 200 &&
    file.kind !== 'unknown' &&
    (file.url_count > 0 || file.child_count > 0 || file.kind === 'urlset' || file.kind === 'index')
  );
}

/** One that has ended its worker twice is listed with that reason. Null when time is over. */
function visitFile(deps: SearchDeps, candidate: Candidate, search: SitemapSearch): Promise<ReadFile | null> {
  const { url } = candidate;
  const { end, visits } = search;
  if (visits.isSetAside(url)) {
    const error: FetchError = { kind: 'unreadable', message: SKIPPED_MESSAGE };
    return parseFile(deps, candidate, search, { status: 0, error, body: null, headers: {} });
  }
  return visits.visit(url, () => end.orNull(() => readFile(deps, candidate, search)));
}

interface ReadFile {
  file: SitemapFile;
  entries: SitemapEntry[];
  children: string[];
  pictures: SitemapImage[];
}

async function readFile(deps: SearchDeps, candidate: Candidate, search: SitemapSearch): Promise<ReadFile> {
  const { final, exhausted } = await followRedirects(deps.fetcher, candidate.url, {
    maxHops: HOPS,
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: search.file_timeout_ms ?? FILE_TIMEOUT_MS,
    accept: 'application/xml, text/xml, text/plain;q=0.8, */*;q=0.5',
    signal: search.end.signal,
  });
  const { status, error, headers } = final.facts;
  const body = status === 200 && !exhausted ? final.body : null;
  return parseFile(deps, candidate, search, { status, error, body, headers });
}

async function parseFile(
  deps: SearchDeps,
  candidate: Candidate,
  search: SitemapSearch,
  { status, error, body, headers }: Pick<FetchFacts, 'status' | 'error' | 'headers'> & { body: Buffer | null },
): Promise<ReadFile> {
  const parsed = await parseSitemap({
    url: candidate.url,
    body: body ?? Buffer.alloc(0),
    contentType: headers['content-type'] ?? null,
    contentEncoding: headers['content-encoding'] ?? null,
    siteHost: new URL(search.site_url).host,
    namedInRobots: candidate.vouched,
    listedInIndex: candidate.source === 'index',
    maxUrls: MAX_ENTRIES,
    maxBytes: MAX_FILE_BYTES,
    now: new Date(deps.now()).toISOString(),
  });
  const { source, parent_url } = candidate;
  return { ...parsed, file: { ...parsed.file, source, parent_url, status, error } };
}

function keepEntries(artifact: SitemapArtifact, entries: readonly SitemapEntry[], seen: Set<string>): void {
  for (const entry of entries) {
    seen.add(entry.url);
    if (artifact.entries.length < MAX_ENTRIES) artifact.entries.push(entry);
    else artifact.incomplete = true;
  }
}
