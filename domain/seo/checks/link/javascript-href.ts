import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkJavascriptHref: PageCheck = {
  id: 'link/javascript-href',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'JavaScript link',
  why: 'Search engines do not follow javascript: links, and people cannot open them in a new tab.',
  fix: 'Use a real address in href and attach the script to the click; use a button where there is no address.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 0.5,
  judge(page) {
    const scripted = page.html?.anchors.filter(({ href }) => /^\s*javascript:/i.test(href ?? '')) ?? [];
    return foldCases(page.url, scripted, ({ href, text }) => `${text || '(no text)'}: ${href}`, {
      where: 'a[href^=javascript]',
    });
  },
};
