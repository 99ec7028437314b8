import { writeText } from '../../../base/text/write-text.js';
import type { PageCheck } from '../check.js';

export const headBaseMisuse: PageCheck = {
  id: 'head/base-misuse',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Invalid base element',
  why: 'Only the first base counts, and only for what follows: a second or late one makes relative links mean different things to different readers.',
  fix: 'Keep one base element and put it before every element with a URL, or remove it and write absolute URLs.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  effort_hours: 0.5,
  judge({ url, html }) {
    const bases = html?.base ?? [];
    const faults: string[] = [];
    if (bases.length > 1) faults.push(writeText`${bases.length} base elements`);
    if (bases.some((base) => base.after_url_element)) faults.push('base after an element with a URL');
    if (faults.length === 0) return [];
    return [{ url, observed: faults.join('; '), expected: 'one base before any URL', where: 'base' }];
  },
};
