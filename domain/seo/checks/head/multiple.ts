import type { PageCheck } from '../check.js';

export const headMultiple: PageCheck = {
  id: 'head/multiple',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Multiple head or body elements',
  why: 'A second head or body is ignored by the parser: its content lands in the body, where metadata may not count.',
  fix: 'Merge the parts into one head and one body; look for templates or includes that bring a whole document of their own.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#the-head-element',
  effort_hours: 1,
  judge({ url, html }) {
    if (!html || (html.dom.head_tags < 2 && html.dom.body_tags < 2)) return [];
    const observed = `head tags: ${html.dom.head_tags}, body tags: ${html.dom.body_tags}`;
    return [{ url, observed, expected: 'one head and one body', where: 'source' }];
  },
};
