import { parseSrcset } from '../../page/srcset.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const secMixedPassive: PageCheck = {
  id: 'sec/mixed-passive',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Mixed content: image over HTTP',
  why: 'Browsers try https instead and show nothing when that fails; an older one shows the page as not fully secure.',
  fix: 'Load the image over https, or host it yourself.',
  reference: 'https://www.w3.org/TR/mixed-content/#upgrade-algorithm',
  effort_hours: 0.5,
  judge(page) {
    if (!page.html || !page.url.startsWith('https:')) return [];
    const insecure = page.html.images.flatMap(({ url, srcset }) => {
      const candidates = parseSrcset(srcset ?? '').map((candidate) => candidate.url);
      return [url ?? '', ...candidates].filter((source) => /^http:/i.test(source)).slice(0, 1);
    });
    return foldCases(page.url, insecure, (url) => url, { expected: 'https', where: 'img' });
  },
};
