import type { SitemapKind } from '../../../domain/seo/artifacts/sitemap.js';
import { fixAmpersand, refersToEntity } from './bare-ampersand.js';
import type { RawEntry, RawValue } from './raw-entry.js';
import type { XmlAttributes, XmlHandler } from './xml-handler.js';

const ROOT_KINDS: Readonly<Record<string, SitemapKind>> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'rss',
  RDF: 'rss',
  feed: 'atom',
};
const ENTRY_NAMES = new Set(['url', 'sitemap', 'item', 'entry']);
/** Namespaces of the protocol; the second one is Google's from before there was a common one. */
const NAMESPACES =
  /^(?:https?:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9|http:\/\/www\.google\.com\/schemas\/sitemap\/0\.84)\/?$/;

/** Longer than any valid value; longer ones are cut off. */
const MAX_VALUE_CHARS = 10_000;
const MAX_ALTERNATES = 1000;
/** Google: at most 1,000 images per URL. */
const MAX_IMAGE_LOCS = 1000;
const VIDEO_PARTS = ['video/thumbnail_loc', 'video/title', 'video/description'];

type OpenEntry = RawEntry & { values: Map<string, RawValue>; alternates: RawEntry['alternates'][number][] };

/** Makes entries of the elements of a sitemap, index or feed. Names are compared without their prefix. */
export class EntryReader implements XmlHandler {
  kind: SitemapKind = 'unknown';
  hasNamespace = false;
  private readonly path: string[] = [];
  private entry: OpenEntry | null = null;
  private entryDepth = 0;
  private value = '';
  private hasDefinitions = false;

  constructor(
    private readonly onEntry: (entry: RawEntry) => void,
    /** The root element does not belong to a sitemap. */
    private readonly onStranger: () => void,
  ) {}

  defines(): void {
    this.hasDefinitions = true;
  }

  open(name: string, attributes: XmlAttributes, line: number): void {
    const local = localName(name);
    this.value = '';
    this.path.push(local);
    if (this.path.length === 1) this.openRoot(name, local, attributes);
    else if (this.entry) this.openInside(this.entry, local, attributes, line);
    else if (ENTRY_NAMES.has(local)) {
      this.entry = blankEntry(line, local === 'sitemap');
      this.entryDepth = this.path.length;
    }
  }

  text(text: string): void {
    if (this.entry && this.value.length < MAX_VALUE_CHARS) this.value += text.slice(0, MAX_VALUE_CHARS);
  }

  close(_: string, line: number): void {
    const { entry } = this;
    if (entry && this.path.length === this.entryDepth) {
      // Values cannot slip to the next entry: this one takes all its own with it.
      this.entry = null;
      this.onEntry(entry);
    } else if (entry) this.closeInside(entry, line);
    this.value = '';
    this.path.pop();
  }

  private openRoot(name: string, local: string, attributes: XmlAttributes): void {
    this.kind = ROOT_KINDS[local] ?? 'unknown';
    if (this.kind === 'unknown') this.onStranger();
    const colon = name.indexOf(':');
    const namespace = attributes[colon === -1 ? 'xmlns' : `xmlns:${name.slice(0, colon)}`] ?? '';
    // Feeds have namespaces of their own, or none.
    this.hasNamespace = this.kind === 'rss' || this.kind === 'atom' || NAMESPACES.test(namespace);
  }

  private openInside(entry: OpenEntry, local: string, attributes: XmlAttributes, line: number): void {
    if (this.path.length !== this.entryDepth + 1) return;
    if (local === 'image') entry.images++;
    else if (local === 'video') entry.videos++;
    else if (local === 'news') entry.news = true;
    else if (local === 'link') this.link(entry, attributes, line);
  }

  private rawValue(text: string, line: number): RawValue {
    const value = { ...fixAmpersand(text), line };
    return this.isUnresolved(text) ? { ...value, isUnresolved: true } : value;
  }

  private isUnresolved(text: string): boolean {
    return this.hasDefinitions && refersToEntity(text);
  }

  private link(entry: OpenEntry, attributes: XmlAttributes, line: number): void {
    const { rel = 'alternate', href, hreflang } = attributes;
    if (href === undefined || rel !== 'alternate') return;
    const value = this.rawValue(href.trim(), line);
    if (this.kind === 'atom') {
      if (!entry.values.has('link')) entry.values.set('link', value);
    } else if (hreflang !== undefined && entry.alternates.length < MAX_ALTERNATES) {
      entry.alternates.push({ hreflang: hreflang.trim(), href: value });
    }
  }

  private closeInside(entry: OpenEntry, line: number): void {
    const text = this.value.trim();
    // Nearly all values are direct children of their entry.
    const isDirect = this.path.length === this.entryDepth + 1;
    const key = isDirect ? (this.path[this.entryDepth] ?? '') : this.path.slice(this.entryDepth).join('/');
    if (key === 'image/loc') {
      const isKnown = text !== '' && !this.isUnresolved(text);
      if (isKnown && entry.imageLocs.length < MAX_IMAGE_LOCS) entry.imageLocs.push(fixAmpersand(text).text);
    } else if (text !== '' && !entry.values.has(key)) entry.values.set(key, this.rawValue(text, line));
    if (key === 'video') closeVideo(entry);
  }
}

/** Each video is complete on its own, so its parts are forgotten before the next one. */
function closeVideo(entry: OpenEntry): void {
  const canPlay = entry.values.has('video/content_loc') || entry.values.has('video/player_loc');
  if (!canPlay || !VIDEO_PARTS.every((part) => entry.values.has(part))) entry.incompleteVideos++;
  for (const key of entry.values.keys()) if (key.startsWith('video/')) entry.values.delete(key);
}

function blankEntry(line: number, isSitemap: boolean): OpenEntry {
  return {
    line,
    isSitemap,
    values: new Map(),
    images: 0,
    imageLocs: [],
    videos: 0,
    incompleteVideos: 0,
    news: false,
    alternates: [],
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
