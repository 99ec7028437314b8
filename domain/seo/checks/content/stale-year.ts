import { headTitle } from '../../page/head-texts.js';
import type { PageCheck } from '../check.js';

/** What is older than this is not out of date but history ("Mantiuk 2006"). */
const HISTORY_YEARS = 10;

export const contentStaleYear: PageCheck = {
  id: 'content/stale-year',
  severity: 'info',
  component: 'content_strategy',
  scope: 'page',
  applies_to: 'indexable',
  title: 'Outdated year',
  why: 'A year in title or copyright line that is over makes a page look abandoned, regardless of its text.',
  fix: 'Renew the content and its year, or leave the year out.',
  reference: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  effort_hours: 0.5,
  judge({ url, html }, context) {
    if (!html) return [];
    const copyright = html.anchors
      .filter(({ region, text }) => region === 'footer' && /©|copyright/i.test(text))
      .map(({ text }) => text);
    const title = headTitle(html);
    const dated = [{ where: 'title', text: title }, ...copyright.map((text) => ({ where: 'footer', text }))].flatMap(
      (place) => {
        const newest = newestYear(place.text);
        return newest === null ? [] : [{ ...place, newest }];
      },
    );
    // Asked for only where a year is named: what was judged without the date holds on any day.
    if (dated.length === 0) return [];
    const lastYear = new Date(context.now).getUTCFullYear() - 1;
    const oldestTitle = DATE.test(title) ? lastYear : lastYear - HISTORY_YEARS;
    return dated
      .filter(({ where, newest }) => newest < lastYear && newest >= (where === 'title' ? oldestTitle : 0))
      .map(({ where, text }) => ({ url, observed: text, expected: `${lastYear} or later`, where }))
      .slice(0, 1);
  },
};

/** "On 2022-12-28", "Mai 2021", "12/05/2020": the day of an event, which no renewal changes. */
const DATE =
  /20\d\d[-./]\d\d?\b|\d[-./]20\d\d|\p{L}{3,}\.?,? \d\d?(?:st|nd|rd|th)?,? 20\d\d|\d\.? \p{L}{3,}\.? 20\d\d/u;

/** The latest of the years named ("2019–2024" is 2024); null for none. Model numbers such as "X2018" are no years. */
function newestYear(text: string): number | null {
  const years = [...text.matchAll(/(?<![\p{L}\p{N}])20\d\d(?![\p{L}\p{N}])/gu)].map(([year]) => Number(year));
  return years.length === 0 ? null : Math.max(...years);
}
