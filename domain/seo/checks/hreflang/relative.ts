import { hreflangLinks } from '../../../base/language/hreflang-links.js';
import { isAbsoluteHref } from '../../../base/url/is-absolute-href.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const hreflangRelative: PageCheck = {
  id: 'hreflang/relative',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Relative hreflang URL',
  why: 'Alternates must be named by their full URL; relative ones are disregarded.',
  fix: 'Write the full URL with scheme and host.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines',
  effort_hours: 0.25,
  judge(page) {
    const relative = hreflangLinks(page).filter(({ href }) => !isAbsoluteHref(href));
    return foldCases(page.url, relative, ({ code, href }) => `${code}: ${href || '(empty)'}`, {
      expected: 'an absolute URL',
      where: 'link[hreflang]',
    });
  },
};
