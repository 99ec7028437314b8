import { Parser } from 'htmlparser2';
import type { FeedItem } from '../../../../domain/outreach/discovery/find-recent.js';

const ITEMS = new Set(['item', 'entry']);
const DATES = new Set(['pubdate', 'published', 'updated', 'dc:date', 'date']);
/** Feeds list the newest first; more are an archive. */
const MAX_ITEMS = 100;
const MAX_CHARS = 2_000;
const MAX_DEPTH = 100;
const CHUNK_CHARS = 16_384;

/** Articles of an RSS or Atom feed, in its order. Of two dates of an article the first holds. Linear in its length. */
export function readFeed(xml: string): FeedItem[] {
  const items: FeedItem[] = [];
  const open: string[] = [];
  let item: FeedItem | null = null;
  const isChild = () => item !== null && ITEMS.has(open.at(-2) ?? '');
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name.toLowerCase());
        if (ITEMS.has(open.at(-1) ?? '')) item = { title: '', url: '', date: '' };
        // RFC 4287 4.2.7.2: a link without rel is to the article itself.
        const { rel = 'alternate', href = '' } = attributes;
        if (item !== null && isChild() && open.at(-1) === 'link' && rel === 'alternate' && item.url === '')
          item.url = href;
      },
      ontext(text) {
        const name = open.at(-1) ?? '';
        if (item === null || !isChild() || text.length > MAX_CHARS) return;
        if (name === 'title') item.title += text;
        if (name === 'link' && item.url.length < MAX_CHARS) item.url += text;
        if (DATES.has(name)) item.date += item.date === '' ? text : '';
      },
      onclosetag(name) {
        open.pop();
        if (!ITEMS.has(name.toLowerCase()) || item === null) return;
        items.push({ title: tidyLine(item.title), url: item.url.trim(), date: item.date.trim() });
        item = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length && items.length < MAX_ITEMS && open.length < MAX_DEPTH; at += CHUNK_CHARS)
    parser.write(xml.slice(at, at + CHUNK_CHARS));
  parser.end();
  return items.slice(0, MAX_ITEMS);
}

/** Titles of feeds are HTML in XML: entities may be encoded twice, and tags be in them. */
function tidyLine(title: string): string {
  const line: string[] = [];
  const parser = new Parser({ ontext: (text) => line.push(text) }, { decodeEntities: true });
  parser.write(title);
  parser.end();
  return line.join('').replace(/\s+/g, ' ').trim();
}
