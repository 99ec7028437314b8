import type { PageCheck } from '../check.js';

export const headMissing: PageCheck = {
  id: 'head/missing',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Missing head element',
  why: 'Title, description, canonical and robots directives belong in the head; without one search engines make up what they show.',
  fix: 'Add a head with at least charset, title and description.',
  reference: 'https://html.spec.whatwg.org/multipage/semantics.html#the-head-element',
  effort_hours: 0.5,
  judge({ url, html }) {
    if (!html || html.base.length > 0 || html.inline_style_chars > 0) return [];
    const { titles, metas, links, scripts, dom, charset } = html;
    if (charset.meta !== null || [...titles, ...metas, ...links, ...scripts].some(({ in_head }) => in_head)) return [];
    const observed = dom.head_tags > 0 ? 'nothing in the head' : 'no head, and nothing that makes one';
    return [{ url, observed, expected: 'a head with a title', where: 'head' }];
  },
};
