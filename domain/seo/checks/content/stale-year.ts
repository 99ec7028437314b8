import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

export const contentStaleYear: PageCheck = {
  id: 'content/stale-year',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Year that is long past',
  why: 'A year in title or copyright line that is over makes a page look abandoned, whatever its text says.',
  fix: 'Renew the content and its year, or leave the year out.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 0.5,
  judge({ url, html }, { now }) {
    if (!html) return [];
    const lastYear = new Date(now).getUTCFullYear() - 1;
    const copyright = html.anchors
      .filter(({ region, text }) => region === 'footer' && /©|copyright/i.test(text))
      .map(({ text }) => text);
    const places = [{ where: 'title', text: headTitle(html) }, ...copyright.map((text) => ({ where: 'footer', text }))];
    return places
      .flatMap(({ where, text }) => {
        const newest = newestYear(text);
        return newest === null || newest >= lastYear
          ? []
          : [{ url, observed: text, expected: `${lastYear} or later`, where }];
      })
      .slice(0, 1);
  },
};

/** The latest of the years named ("2019–2024" is 2024); null for none. Model numbers such as "X2018" are no years. */
function newestYear(text: string): number | null {
  const years = [...text.matchAll(/(?<![\p{L}\p{N}])20\d\d(?![\p{L}\p{N}])/gu)].map(([year]) => Number(year));
  return years.length === 0 ? null : Math.max(...years);
}
