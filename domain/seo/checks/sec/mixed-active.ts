import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

/** Relations whose target the browser runs or applies. */
const LOADED: readonly string[] = ['stylesheet', 'modulepreload', 'manifest'];

export const secMixedActive: PageCheck = {
  id: 'sec/mixed-active',
  severity: 'high',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Mixed content: script, style or frame over HTTP',
  why: 'Browsers block such requests on an https page, so what they bring is missing; where they do not, anyone on the way can take over the page.',
  fix: 'Load the resource over https, or host it yourself.',
  reference: 'https://www.w3.org/TR/mixed-content/',
  effort_hours: 1,
  judge(page) {
    if (!page.html || !page.url.startsWith('https:')) return [];
    const { scripts, iframes, links } = page.html;
    const loaded = links.filter(({ rel }) => rel.some((token) => LOADED.includes(token)));
    const insecure = [...scripts, ...iframes, ...loaded].flatMap(({ url }) => (url?.startsWith('http:') ? [url] : []));
    return foldCases(page.url, insecure, (url) => url, { expected: 'https', where: 'script, iframe, link' });
  },
};
