import { setImmediate } from 'node:timers/promises';
import { normalizeUrl } from '../../../domain/base/url/url-identity.js';
import type { SitemapEntry, SitemapFile, SitemapImage } from '../../../domain/seo/artifacts/sitemap.js';
import { type InflateState, inflate } from './inflate.js';
import { SitemapErrorLog } from './sitemap-error-log.js';
import { SitemapReader } from './sitemap-reader.js';
import { SitemapTextDecoder } from './text-decoder.js';

/** sitemaps.org: at most 50 MB uncompressed. */
const PROTOCOL_MAX_BYTES = 50 * 1024 * 1024;
/** After this much text, other work of the process gets a turn. */
const TURN_CHARS = 1_000_000;

export interface ParseSitemapInput {
  url: string;
  /** As it came, Content-Encoding taken off. */
  body: AsyncIterable<Buffer> | Buffer;
  contentType: string | null;
  /** What was taken off the body: a gzip file whose server says so arrives plain, and is not mislabeled for that. */
  contentEncoding?: string | null;
  /** Host of the site the sitemap speaks for, with its port when that is spelled out. */
  siteHost: string;
  /** robots.txt of that site names the file. */
  namedInRobots: boolean;
  /** The file is listed in an index, where another index must not be. */
  listedInIndex?: boolean;
  /** Entries kept; the rest is counted. */
  maxUrls: number;
  /** Plain bytes read. */
  maxBytes: number;
  /** ISO 8601. */
  now: string;
}

export interface ParsedSitemap {
  file: Omit<SitemapFile, 'source' | 'parent_url' | 'status' | 'error'>;
  /** Distinct URLs in file order. */
  entries: SitemapEntry[];
  /** Distinct URLs of the sitemaps an index lists, without the index itself. */
  children: string[];
  /** Distinct images that entries name, in file order, at most 1,000. */
  pictures: SitemapImage[];
}

/**
 * Reads one sitemap: XML, index, text, RSS or Atom, plain or gzip by its own bytes. Memory does not grow with the file.
 * Entries before a damaged part are kept; no file content makes this throw, only a failing `body`.
 */
export async function parseSitemap(input: ParseSitemapInput): Promise<ParsedSitemap> {
  const log = new SitemapErrorLog();
  const fileUrl = normalizeUrl(input.url) ?? input.url;
  const reader = new SitemapReader({ ...input, fileUrl }, log);
  const decoder = new SitemapTextDecoder();
  const state: InflateState = { gzip: false, bytes: 0, stopped: null };
  let turnChars = 0;
  for await (const chunk of inflate(input.body, input.maxBytes, state)) {
    const text = decoder.write(chunk);
    reader.write(text);
    if (reader.isStopped) break;
    turnChars += text.length;
    if (turnChars < TURN_CHARS) continue;
    turnChars = 0;
    await setImmediate();
  }
  finish(reader, decoder, state);
  if (reader.kind === 'index' && input.listedInIndex) log.add('index_nested', 1, fileUrl);
  const { entries, children, pictures: images } = reader.judge;
  const file = describe(fileUrl, input, reader, state, decoder.isValidUtf8, log);
  return { file, entries, children, pictures: [...images.values()] };
}

function finish(reader: SitemapReader, decoder: SitemapTextDecoder, state: InflateState): void {
  if (state.stopped === 'too_large') reader.stop(null);
  else if (state.stopped === 'bomb') reader.stop('the compressed file expands beyond all measure');
  else {
    reader.write(decoder.end());
    if (state.stopped === 'damaged') reader.stop('the gzip data is damaged or cut short');
    else reader.end();
  }
}

function describe(
  fileUrl: string,
  input: ParseSitemapInput,
  reader: SitemapReader,
  state: InflateState,
  isValidUtf8: boolean,
  log: SitemapErrorLog,
): ParsedSitemap['file'] {
  return {
    url: fileUrl,
    kind: reader.kind,
    gzip: state.gzip,
    gzip_mislabelled: state.bytes > 0 && isMislabeled(state.gzip, fileUrl, input),
    bytes: state.bytes,
    too_large: state.stopped === 'too_large' || state.bytes > PROTOCOL_MAX_BYTES,
    url_count: reader.judge.urlCount,
    child_count: reader.judge.childCount,
    has_namespace: reader.hasNamespace,
    valid_utf8: isValidUtf8,
    xml_error: reader.error,
    faults: log.faults,
    error_counts: log.counts,
  };
}

function isMislabeled(isGzip: boolean, fileUrl: string, input: ParseSitemapInput): boolean {
  const says = saysGzip(fileUrl, input.contentType);
  if (isGzip || !says) return isGzip !== says;
  return !/\bgzip\b/i.test(input.contentEncoding ?? '');
}

/** What name and header promise; either is enough, as servers often get one of them right. */
function saysGzip(fileUrl: string, contentType: string | null): boolean {
  const isNamed = /\.gz$/i.test(new URL(fileUrl).pathname);
  return isNamed || /^\s*application\/(?:x-)?gzip\b/i.test(contentType ?? '');
}
