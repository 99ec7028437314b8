import { writeText } from '../../../domain/base/text/write-text.js';
import { normalizeUrl } from '../../../domain/base/url/url-identity.js';
import type { SitemapEntry, SitemapImage, SitemapKind } from '../../../domain/seo/artifacts/sitemap.js';
import { detach } from './detach.js';
import { listDetailErrors } from './judge-details.js';
import type { RawEntry, RawValue } from './raw-entry.js';
import { LastmodReader } from './read-lastmod.js';
import type { SitemapErrorLog } from './sitemap-error-log.js';

/** sitemaps.org: less than 2,048 characters. */
const MAX_LOC_CHARS = 2047;
/** Images kept per file: enough to check, and the maximum for one URL (Google). */
const MAX_IMAGES = 1000;
/** News sitemaps hold at most this many (Google). */
const MAX_NEWS = 1000;

export interface JudgeContext {
  /** Normalised URL of the file. */
  fileUrl: string;
  /** Host, with port, that the file may list besides its own when robots.txt there names it (sitemaps.org, cross-submits). */
  siteHost: string;
  namedInRobots: boolean;
  maxUrls: number;
  /** ISO 8601. */
  now: string;
}

/** Turns what was read into entries and children, and keeps account of what is wrong with each. */
export class EntryJudge {
  readonly entries: SitemapEntry[] = [];
  readonly children: string[] = [];
  /** Distinct, in file order. */
  readonly pictures = new Map<string, SitemapImage>();
  urlCount = 0;
  childCount = 0;
  private newsCount = 0;
  private readonly seen = new Set<string>();
  private readonly lastmods: LastmodReader;
  private readonly file: URL;
  private readonly directory: string;
  private readonly directoryUrl: string;

  constructor(
    private readonly context: JudgeContext,
    private readonly log: SitemapErrorLog,
  ) {
    this.lastmods = new LastmodReader(context.now, log);
    this.file = new URL(context.fileUrl);
    this.directory = this.file.pathname.slice(0, this.file.pathname.lastIndexOf('/') + 1);
    this.directoryUrl = this.file.origin + this.directory;
  }

  add(entry: RawEntry, kind: SitemapKind): void {
    const loc = locOf(entry);
    if (!loc) {
      this.log.add('loc_missing', entry.line, '');
      return;
    }
    if (entry.isSitemap) this.childCount++;
    else this.urlCount++;
    const url = this.judgeLoc(loc);
    if (entry.news) this.countNews(entry);
    const lastmod = this.lastmods.read(entry, kind);
    listDetailErrors(entry, this.context.now, this.log);
    if (url === null || !this.isNew(url, loc)) return;
    if (entry.isSitemap) this.addChild(url, loc);
    else this.addEntry(url, lastmod, entry);
  }

  /** The URL of a loc; null when it names none that could be requested. */
  private judgeLoc({ text, line, wasFixed, isUnresolved }: RawValue): string | null {
    if (isUnresolved) {
      this.log.add('loc_invalid', line, text);
      return null;
    }
    if (wasFixed) this.log.add('unescaped', line, text);
    if (text.length > MAX_LOC_CHARS) {
      this.log.add('loc_too_long', line, text);
      return null;
    }
    const url = urlOf(text);
    if (url === null) this.log.add(/^[a-z][a-z0-9+.-]*:/i.test(text) ? 'loc_invalid' : 'loc_relative', line, text);
    else this.judgePlace(url, line, text);
    return url;
  }

  private judgePlace(url: string, line: number, text: string): void {
    const { namedInRobots, siteHost } = this.context;
    if (url.startsWith(this.directoryUrl)) return;
    const { host, protocol, pathname } = new URL(url);
    const isOwnHost = host === this.file.host;
    if (!isOwnHost && !(namedInRobots && host === siteHost)) this.log.add('wrong_host', line, text);
    // A file named in robots.txt is valid for the whole host, wherever it is.
    else if (isOwnHost && !namedInRobots && !pathname.startsWith(this.directory))
      this.log.add('outside_path', line, text);
    if (protocol === 'http:' && this.file.protocol === 'https:') this.log.add('http_on_https', line, text);
  }

  private isNew(url: string, { line, text }: RawValue): boolean {
    if (this.seen.has(url)) {
      this.log.add('duplicate_loc', line, text);
      return false;
    }
    // Beyond the protocol's bound repeats go unnoticed: memory must not grow with the file.
    if (this.seen.size < this.context.maxUrls * 2) this.seen.add(url);
    return true;
  }

  private addChild(url: string, { line, text }: RawValue): void {
    if (url === this.context.fileUrl) this.log.add('index_nested', line, text);
    else if (this.children.length < this.context.maxUrls) this.children.push(url);
  }

  private addEntry(url: string, lastmod: string | null, entry: RawEntry): void {
    for (const loc of entry.imageLocs) this.addImage(loc, url);
    if (this.entries.length >= this.context.maxUrls) return;
    this.entries.push({
      url,
      lastmod,
      file_url: this.context.fileUrl,
      images: entry.images,
      videos: entry.videos,
      news: entry.news,
      alternates: alternatesOf(entry),
    });
  }

  private addImage(loc: string, pageUrl: string): void {
    if (this.pictures.size >= MAX_IMAGES) return;
    const url = urlOf(loc);
    if (url !== null && !this.pictures.has(url)) this.pictures.set(url, { url, page_url: pageUrl });
  }

  private countNews(entry: RawEntry): void {
    if (++this.newsCount === MAX_NEWS + 1)
      this.log.add('news_too_old', entry.line, writeText`more than ${MAX_NEWS} news entries`);
  }
}

function urlOf(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? normalizeUrl(text) : null;
  return url === null ? null : detach(url);
}

function alternatesOf(entry: RawEntry): SitemapEntry['alternates'] {
  const alternates: SitemapEntry['alternates'] = [];
  for (const { hreflang, href } of entry.alternates) {
    const url = href.isUnresolved ? null : normalizeUrl(href.text);
    if (url !== null) alternates.push({ hreflang: detach(hreflang), url: detach(url) });
  }
  return alternates;
}

/** "loc" in a sitemap; in feeds the link, or the guid when it is one. */
function locOf(entry: RawEntry): RawValue | undefined {
  const loc = entry.values.get('loc') ?? entry.values.get('link');
  if (loc) return loc;
  const guid = entry.values.get('guid');
  return guid && /^https?:\/\//i.test(guid.text) ? guid : undefined;
}
