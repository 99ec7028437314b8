import type { FormTag } from '../../artifacts/html.js';
import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const secFormOnHttp: PageCheck = {
  id: 'sec/form-on-http',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Form on an HTTP page',
  why: 'The page can be changed on its way, so what people type may go anywhere; browsers warn while they type.',
  fix: 'Serve the page over https.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/https',
  effort_hours: 1,
  judge(page) {
    if (!page.html || !page.url.startsWith('http:')) return [];
    const describe = ({ method, action }: FormTag) => `${method.toUpperCase()} ${action ?? '(same page)'}`;
    return foldCases(page.url, page.html.forms, describe, { expected: 'a page over https', where: 'form' });
  },
};
