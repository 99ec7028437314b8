import type { RawEntry } from './raw-entry.js';
import type { SitemapErrorLog } from './sitemap-error-log.js';
import { parseW3cDate } from './w3c-date.js';

const MAX_IMAGES = 1000;
const NEWS_MAX_AGE_MS = 48 * 3600 * 1000;
const CHANGE_FREQUENCIES = new Set(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']);
const NEWS_PARTS = ['news/publication/name', 'news/publication/language', 'news/publication_date', 'news/title'];

/** Errors in what an entry says besides its URL and date. */
export function listDetailErrors(entry: RawEntry, now: string, log: SitemapErrorLog): void {
  const priority = entry.values.get('priority');
  if (priority && !isPriority(priority.text)) log.add('priority_invalid', priority.line, priority.text);
  const frequency = entry.values.get('changefreq');
  if (frequency && !CHANGE_FREQUENCIES.has(frequency.text))
    log.add('changefreq_invalid', frequency.line, frequency.text);
  if (entry.images > MAX_IMAGES) log.add('image_too_many', entry.line, `${entry.images} images`);
  for (let video = 0; video < entry.incompleteVideos; video++) log.add('video_incomplete', entry.line, locText(entry));
  if (entry.news) judgeNews(entry, now, log);
  for (const { href } of entry.alternates) if (href.wasFixed) log.add('unescaped', href.line, href.text);
}

function judgeNews(entry: RawEntry, now: string, log: SitemapErrorLog): void {
  const missing = NEWS_PARTS.filter((part) => !entry.values.has(part));
  if (missing.length > 0) log.add('news_incomplete', entry.line, `${locText(entry)} lacks ${missing.join(', ')}`);
  const published = entry.values.get('news/publication_date');
  const date = published ? parseW3cDate(published.text) : null;
  if (published && date && Date.parse(now) - date.getTime() > NEWS_MAX_AGE_MS) {
    log.add('news_too_old', published.line, published.text);
  }
}

/** sitemaps.org: 0.0 to 1.0. */
function isPriority(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,10})?$|^\.\d{1,10}$/.test(text) && Number(text) <= 1;
}

function locText(entry: RawEntry): string {
  return entry.values.get('loc')?.text ?? '';
}
