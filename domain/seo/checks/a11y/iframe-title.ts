import { collapse } from '../../../base/text/text-form.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const a11yIframeTitle: PageCheck = {
  id: 'a11y/iframe-title',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Iframe without title',
  why: 'Screen readers announce a frame by its title; without one people must enter it to find out what it holds.',
  fix: 'Say in the title attribute of each iframe what it shows.',
  reference: 'https://www.w3.org/WAI/standards-guidelines/act/rules/cae760/',
  effort_hours: 0.25,
  judge({ url, html }) {
    const frames = (html?.iframes ?? []).filter(({ title }) => title === null || collapse(title) === '');
    return foldCases(url, frames, ({ src }) => src || 'iframe without src', {
      expected: 'a title on each iframe',
      where: 'iframe',
    });
  },
};
