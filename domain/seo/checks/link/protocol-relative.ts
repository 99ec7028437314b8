import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

export const linkProtocolRelative: PageCheck = {
  id: 'link/protocol-relative',
  severity: 'info',
  component: 'technical_seo',
  scope: 'page',
  applies_to: 'html200',
  title: 'Protocol-relative link',
  why: 'The link takes over the scheme of the page: on an http copy it leads to http, in a saved file or a mail nowhere.',
  fix: 'Write https:// in front.',
  reference: 'https://url.spec.whatwg.org/#url-writing',
  effort_hours: 0.25,
  judge({ url, html }) {
    const borrowed = html?.anchors.filter(({ href }) => /^\s*\/\/[^/\s]/.test(href ?? '')) ?? [];
    return foldCases(url, borrowed, ({ href }) => href ?? '', { expected: 'https://', where: 'a[href^="//"]' });
  },
};
