import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const secFormActionHttp: PageCheck = {
  id: 'sec/form-action-http',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Form submits to HTTP',
  why: 'The page is encrypted but what people type into it travels in the clear; browsers warn before sending.',
  fix: 'Let the form post to an https address.',
  reference: 'https://www.w3.org/TR/mixed-content/#should-block-fetch',
  effort_hours: 0.5,
  judge(page) {
    // On an http page every form sends in the clear; that case has a check of its own.
    if (!page.html || !page.url.startsWith('https:')) return [];
    const insecure = page.html.forms.flatMap(({ url }) => (url?.startsWith('http:') ? [url] : []));
    return foldCases(page.url, insecure, (url) => url, { expected: 'https', where: 'form[action]' });
  },
};
