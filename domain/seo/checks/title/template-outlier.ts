import { comparable, shorten } from '../../../base/text/text-form.js';
import { TITLE_SEPARATOR } from '../../../base/text/title-separator.js';
import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';
import { templateSiblings } from '../template-siblings.js';

export const titleTemplateOutlier: SiteCheck = {
  id: 'title/template-outlier',
  severity: 'info',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Title without the suffix of similar pages',
  why: 'Nearly all pages of this kind end their title alike, mostly with the name of the site; this one was forgotten.',
  fix: 'Let the template write the ending for this page too.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge(site, { thresholds }) {
    return templateSiblings(site, thresholds.template_siblings).flatMap((siblings) => {
      const titled = siblings.filter(({ title }) => title !== '');
      const ending = commonEnding(titled.map(({ title }) => title));
      const outliers = titled.filter(({ title }) => !comparable(title).endsWith(ending));
      if (ending === '' || 1 - outliers.length / titled.length < thresholds.title_suffix_share) return [];
      return outliers.map(({ url, title }) => ({
        url,
        observed: `"${shorten(title)}"`,
        expected: writeText`an ending "${ending}", as on ${titled.length - outliers.length} of ${titled.length} pages of its kind`,
        where: 'head > title',
      }));
    });
  },
};

/** The last part that most titles have behind a separator, in comparable form; '' when none has two. */
function commonEnding(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = comparable(title).split(TITLE_SEPARATOR);
    const last = parts.length > 1 ? parts.at(-1) : undefined;
    if (last) counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const [ending, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return count > 1 ? ending : '';
}
