import type { PageCheck } from '../check.js';

export const langMissing: PageCheck = {
  id: 'lang/missing',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing HTML lang attribute',
  why: 'Screen readers and translators must guess the language of the text.',
  fix: 'Add lang to the html element, such as <html lang="en">.',
  reference: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  effort_hours: 0.25,
  judge(page) {
    if (!page.html || page.html.lang?.trim()) return [];
    return [
      {
        url: page.url,
        observed: page.html.lang === null ? 'none' : '(empty)',
        expected: 'a language',
        where: 'html[lang]',
      },
    ];
  },
};
