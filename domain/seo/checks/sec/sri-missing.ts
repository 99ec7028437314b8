import { registrableDomain } from '../../../base/url/registrable-domain.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Only a file that names its version stays the same; loaders of tags and maps change, and a hash would break them. */
const VERSION = /\d+\.\d+(?:\.\d+)?|[?&]v(?:er(?:sion)?)?=\d/;

export const secSriMissing: PageCheck = {
  id: 'sec/sri-missing',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Third-party script without Subresource Integrity',
  why: 'Anyone who changes the file on the other server changes your pages; an integrity hash makes the browser refuse the changed file.',
  fix: 'Add integrity and crossorigin to scripts of fixed content, or host them yourself.',
  reference: 'https://www.w3.org/TR/SRI/',
  effort_hours: 0.5,
  judge(page) {
    const own = registrableDomain(page.url);
    const foreign = (page.html?.scripts ?? []).flatMap(({ url, integrity }) =>
      url !== null && !integrity && VERSION.test(afterHost(url)) && registrableDomain(url) !== own ? [url] : [],
    );
    return foldCases(page.url, foreign, (url) => url, { expected: 'an integrity attribute', where: 'script' });
  },
};

/** Numbers of an address are no version. */
function afterHost(url: string): string {
  return url.replace(/^\w+:\/\/[^/]*/, '');
}
