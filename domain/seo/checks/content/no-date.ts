import { isArticle } from '../../page/is-article.js';
import type { PageCheck } from '../check.js';

const DATE_KEYS: readonly string[] = [
  'article:published_time',
  'article:modified_time',
  'og:updated_time',
  'date',
  'dc.date',
  'datepublished',
  'datemodified',
];

export const contentNoDate: PageCheck = {
  id: 'content/no-date',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Article without a date',
  why: 'Readers and search engines cannot tell whether the article still holds, and news searches leave it out.',
  fix: 'Show the date of publication and of the last real change, and mark them up as datePublished and dateModified.',
  reference: 'https://developers.google.com/search/docs/appearance/publication-dates',
  effort_hours: 0.5,
  judge({ url, html }) {
    if (!html || !isArticle(html)) return [];
    const marked = html.json_ld.some(
      ({ date_published, date_modified }) => date_published !== null || date_modified !== null,
    );
    if (
      marked ||
      html.times.length > 0 ||
      html.metas.some(({ key, content }) => DATE_KEYS.includes(key) && content.trim())
    )
      return [];
    return [
      { url, observed: 'no date in JSON-LD, meta or time elements', expected: 'a date of publication or change' },
    ];
  },
};
