import { Parser } from 'htmlparser2';
import { parseUrl } from '../../../../domain/base/url/parse-url.js';
import type { FoundPage } from '../../../../domain/outreach/discovery/found-page.js';
import { siteKey } from '../../../../domain/outreach/discovery/site-key.js';

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head']);
const HEADINGS = new Set(['h1', 'h2', 'h3']);
const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'br',
  'td',
  'tr',
  'section',
  'article',
  'header',
  'footer',
  'address',
  'h1',
  'h2',
  'h3',
  'h4',
]);
const MAX_TEXT_CHARS = 400_000;
const MAX_LINKS = 2_000;
const MAX_PARTS = 200;
const MAX_FEEDS = 10;
const MAX_TAG_CHARS = 35;
/** Parsing each opening tag costs as much as there are open elements around it: no real page nests this deep. */
const MAX_DEPTH = 1_000;
const CHUNK_CHARS = 16_384;
/** Styles that reverse letters; `direction: rtl` alone leaves Latin words as they are (CSS Writing Modes 2.2). */
const REVERSED = /unicode-bidi\s*:\s*(?:bidi|isolate)-override/i;

/** What a page's HTML says about whom to contact. Linear in its length, whatever the HTML contains. */
export function readFoundPage(url: string, html: string): FoundPage {
  const page: FoundPage = {
    url,
    title: '',
    description: '',
    headings: [],
    text: '',
    links: [],
    mailtos: [],
    protected_emails: [],
    structured: [],
    reversed: [],
    has_form: false,
    word_count: 0,
    outbound_links: 0,
    language: '',
    site_name: '',
    feeds: [],
    newest_year: null,
  };
  const reader = new PageReader(page);
  const parser = new Parser(reader, { decodeEntities: true });
  for (let at = 0; at < html.length && !reader.isTooDeep(); at += CHUNK_CHARS)
    parser.write(html.slice(at, at + CHUNK_CHARS));
  parser.end();
  return reader.finish();
}

class PageReader {
  private readonly open: string[] = [];
  /** Open elements whose text is not visible; a counter, since nesting may be deep. */
  private unseen = 0;
  private readonly texts: string[] = [];
  private drawings = 0;
  private chars = 0;
  private title = '';
  private heading: string | null = null;
  private link: { url: string; text: string } | null = null;
  private jsonLd: string | null = null;
  private reversed: { depth: number; text: string } | null = null;

  constructor(private readonly page: FoundPage) {}

  onopentag(name: string, attributes: Record<string, string>): void {
    const { page } = this;
    this.open.push(name);
    if (UNSEEN.has(name)) this.unseen += 1;
    if (name === 'svg') this.drawings += 1;
    if (BLOCKS.has(name)) this.texts.push(' ');
    if (HEADINGS.has(name)) this.heading = '';
    if (name === 'form') page.has_form = true;
    if (name === 'html')
      page.language = (attributes['lang'] ?? attributes['xml:lang'] ?? '').trim().slice(0, MAX_TAG_CHARS);
    if (name === 'meta') this.readMeta(attributes);
    if (name === 'link') this.readLink(attributes);
    if (name === 'a') this.openLink(attributes['href'] ?? '');
    if (name === 'script' && attributes['type']?.toLowerCase() === 'application/ld+json') this.jsonLd = '';
    if (name === 'time' || name === 'meta') this.noteYears(attributes['datetime'] ?? attributes['content'] ?? '');
    const hidden = attributes['data-cfemail'] ?? /email-protection#([0-9a-f]+)/i.exec(attributes['href'] ?? '')?.[1];
    if (hidden && page.protected_emails.length < MAX_PARTS) page.protected_emails.push(hidden);
    if (attributes['itemprop'] === 'email') this.keepStructured(attributes['content'] ?? attributes['href'] ?? '');
    if (this.reversed === null && isReversed(name, attributes)) this.reversed = { depth: this.open.length, text: '' };
  }

  ontext(text: string): void {
    const name = this.open.at(-1) ?? '';
    if (name === 'title' && this.drawings === 0) this.title += text;
    if (this.jsonLd !== null) this.jsonLd += text;
    if (this.reversed) this.reversed.text += text;
    if (this.heading !== null) this.heading += text;
    if (this.link) this.link.text += text;
    if (this.chars > MAX_TEXT_CHARS || this.unseen > 0 || this.reversed) return;
    this.texts.push(text);
    this.chars += text.length;
  }

  onclosetag(name: string): void {
    const { page } = this;
    if (this.reversed && this.open.length <= this.reversed.depth) {
      if (page.reversed.length < MAX_PARTS) page.reversed.push(this.reversed.text.trim());
      this.reversed = null;
    }
    // The parser closes in order, and names each element that it closes.
    this.open.pop();
    if (UNSEEN.has(name)) this.unseen -= 1;
    if (name === 'svg') this.drawings -= 1;
    if (BLOCKS.has(name)) this.texts.push(' ');
    if (HEADINGS.has(name) && this.heading !== null) {
      if (page.headings.length < MAX_PARTS) page.headings.push(tidy(this.heading));
      this.heading = null;
    }
    if (name === 'a') this.link = null;
    if (name === 'script' && this.jsonLd !== null) {
      this.keepStructured(this.jsonLd);
      this.noteDates(this.jsonLd);
      this.jsonLd = null;
    }
  }

  isTooDeep(): boolean {
    return this.open.length > MAX_DEPTH;
  }

  finish(): FoundPage {
    const { page } = this;
    page.title = tidy(this.title);
    page.text = tidy(this.texts.join(''));
    page.word_count = page.text === '' ? 0 : page.text.split(' ').length;
    page.links = page.links.map(({ url, text }) => ({ url, text: tidy(text) }));
    page.outbound_links = countOutbound(page);
    return page;
  }

  private readMeta({ name = '', property = '', content = '' }: Record<string, string>): void {
    const { page } = this;
    if (name.toLowerCase() === 'description') page.description = tidy(content);
    if (property.toLowerCase() === 'og:site_name') page.site_name = tidy(content);
    if (name.toLowerCase() === 'application-name' && page.site_name === '') page.site_name = tidy(content);
  }

  private readLink({ rel = '', type = '', href = '' }: Record<string, string>): void {
    const { feeds, url } = this.page;
    if (!/(?:^|\s)alternate(?:\s|$)/i.test(rel) || !/^application\/(?:rss|atom)\+xml$/i.test(type.trim())) return;
    const target = resolve(href, url);
    if (target !== null && feeds.length < MAX_FEEDS) feeds.push(target);
  }

  private openLink(href: string): void {
    const { page } = this;
    if (/^mailto:/i.test(href.trim())) {
      if (page.mailtos.length < MAX_PARTS) page.mailtos.push(href.trim());
      return;
    }
    const target = resolve(href, page.url);
    if (target === null || page.links.length >= MAX_LINKS) return;
    this.link = { url: target, text: '' };
    page.links.push(this.link);
  }

  private keepStructured(part: string): void {
    if (this.page.structured.length < MAX_PARTS && part !== '') this.page.structured.push(part);
  }

  private noteDates(text: string): void {
    for (const [date] of text.matchAll(/"date(?:Published|Modified)"\s*:\s*"\d{4}/g)) this.noteYears(date.slice(-4));
  }

  private noteYears(text: string): void {
    const year = Number(/^(20\d{2})\b/.exec(text)?.[1] ?? 0);
    if (year > (this.page.newest_year ?? 0)) this.page.newest_year = year;
  }
}

/** Links to other sites; each site is looked at once, as pages may link to few a thousand times. */
function countOutbound({ url, links }: Pick<FoundPage, 'url' | 'links'>): number {
  const keys = new Map<string, string | null>();
  const keyOf = (address: string): string | null => {
    const origin = parseUrl(address)?.origin ?? address;
    if (!keys.has(origin)) keys.set(origin, siteKey(origin));
    return keys.get(origin) ?? null;
  };
  const own = keyOf(url);
  return links.filter((link) => keyOf(link.url) !== own).length;
}

function isReversed(name: string, { style = '', dir = '' }: Record<string, string>): boolean {
  return REVERSED.test(style) || (name === 'bdo' && dir.toLowerCase() === 'rtl');
}

function resolve(href: string, base: string): string | null {
  try {
    const url = new URL(href, base);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
