import { writeText } from '../../../base/text/write-text.js';
import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';
import { foldToPage } from '../fold-to-page.js';

export const contentHiddenText: SiteCheck = {
  id: 'content/hidden-text',
  severity: 'medium',
  component: 'content_strategy',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Hidden text',
  why: 'Text that only search engines see is spam by their policies and can cost a page its place.',
  fix: 'Show the text, or take it out; for screen readers use the usual pattern with a clipped box.',
  reference: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return shownPages(site).flatMap(({ url, layout }) => {
      const hidden = layout.hidden_texts.filter(({ words }) => words >= thresholds.hidden_text_words);
      return foldToPage(url, hidden, ({ words, reason, text }) => writeText`${words} words, ${reason}: "${text}"`, {
        expected: 'text that visitors can see',
        where: hidden[0]?.selector,
      });
    });
  },
};
