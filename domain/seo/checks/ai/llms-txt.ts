import type { SiteCheck } from '../check.js';

export const aiLlmsTxt: SiteCheck = {
  id: 'ai/llms-txt',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'Missing or invalid llms.txt',
  why: 'Some AI services read this file to find the pages that describe a site best. It is a proposal; rankings do not depend on it.',
  fix: 'Put a short Markdown file at /llms.txt: a title, one paragraph, and lists of links to the main pages.',
  reference: 'https://llmstxt.org/',
  effort_hours: 1,
  judge({ start_url, probes }) {
    const answer = probes?.llms_txt;
    if (!answer || (answer.status === 200 && answer.looks_like_markdown)) return [];
    const observed = answer.status === 200 ? 'an answer that is not Markdown' : `status ${answer.status}`;
    return [{ url: new URL('/llms.txt', start_url).href, observed, expected: '200 with Markdown' }];
  },
};
