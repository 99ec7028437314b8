import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const secPasswordOnHttp: PageCheck = {
  id: 'sec/password-on-http',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Password field on an HTTP page',
  why: 'Passwords typed here can be read by anyone on the network, and browsers say so next to the field.',
  fix: 'Serve the sign-in page over https and redirect its http address.',
  reference: 'https://www.rfc-editor.org/rfc/rfc9110#section-17.1',
  effort_hours: 2,
  judge(page) {
    if (!page.html || !page.url.startsWith('http:')) return [];
    const forms = page.html.forms.filter(({ has_password }) => has_password);
    return foldCases(page.url, forms, ({ action }) => `password sent to ${action ?? 'the same page'}`, {
      expected: 'a page over https',
      where: 'input[type=password]',
    });
  },
};
