import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const a11yButtonName: PageCheck = {
  id: 'a11y/button-name',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Button without accessible name',
  why: 'A button with an icon alone is announced as "button": people who cannot see it do not know what it does.',
  fix: 'Give each button text, an aria-label or an image with alt text.',
  reference: 'https://www.w3.org/WAI/standards-guidelines/act/rules/97a4e1/',
  effort_hours: 0.25,
  judge({ url, html }) {
    const count = html?.unnamed_buttons ?? 0;
    if (count === 0) return [];
    return [
      {
        url,
        observed: writeText`buttons without a name: ${count}`,
        expected: 'an accessible name for each button',
        where: 'button',
        count,
      },
    ];
  },
};
