import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';

export const mobileFontSmall: SiteCheck = {
  id: 'mobile/font-small',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Text too small on mobile',
  why: 'Visitors have to zoom to read, and many leave instead.',
  fix: 'Set running text in 16 px and nothing that is to be read under 12 px.',
  reference: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return shownPages(site).flatMap(({ url, layout: { small_text_share } }) => {
      if (small_text_share <= thresholds.small_text_share) return [];
      const percent = (share: number) => `${Math.round(share * 100)}%`;
      const observed = `${percent(small_text_share)} of the text under 12 px`;
      return [{ url, observed, expected: `at most ${percent(thresholds.small_text_share)}`, where: 'text' }];
    });
  },
};
