import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headDeprecatedElement: PageCheck = {
  id: 'head/deprecated-element',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Elements that HTML has dropped',
  why: 'Browsers owe these elements nothing any more, and they mix looks into the text that belong into a style sheet.',
  fix: 'Replace them: style sheets for font, center, big and the like, HTML of today for the rest.',
  reference: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  effort_hours: 1,
  judge({ url, html }) {
    const names = html?.dom.deprecated_elements ?? [];
    return foldCases(url, names, (name) => `<${name}>`, { expected: 'elements of the living standard' });
  },
};
