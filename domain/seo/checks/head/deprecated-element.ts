import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const headDeprecatedElement: PageCheck = {
  id: 'head/deprecated-element',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Deprecated HTML elements',
  why: 'Browsers no longer have to support these elements, and they mix styling that belongs in a style sheet into the text.',
  fix: 'Replace them: style sheets for font, center, big and the like, HTML of today for the rest.',
  reference: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  effort_hours: 1,
  judge({ url, html }) {
    const names = html?.dom.deprecated_elements ?? [];
    return foldCases(url, names, (name) => `<${name}>`, { expected: 'elements of the living standard' });
  },
};
