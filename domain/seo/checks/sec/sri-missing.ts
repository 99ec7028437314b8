import { registrableDomain } from '../../url/registrable-domain.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const secSriMissing: PageCheck = {
  id: 'sec/sri-missing',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Third-party script without integrity',
  why: 'Whoever changes the file on the other server changes your pages; an integrity hash makes the browser refuse the changed file.',
  fix: 'Add integrity and crossorigin to scripts of fixed content, or host them yourself.',
  reference: 'https://www.w3.org/TR/SRI/',
  effort_hours: 0.5,
  judge(page) {
    const own = registrableDomain(page.url);
    const foreign = (page.html?.scripts ?? []).flatMap(({ url, integrity }) =>
      url !== null && !integrity && registrableDomain(url) !== own ? [url] : [],
    );
    return foldCases(page.url, foreign, (url) => url, { expected: 'an integrity attribute', where: 'script' });
  },
};
