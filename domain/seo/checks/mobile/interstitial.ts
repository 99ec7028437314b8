import { shownPages } from '../../site/shown-pages.js';
import type { SiteCheck } from '../check.js';

/** Shown while the page loads and then removed; visitors don't have to close it. */
const LOADING = /(?:pre-?)?load(?:er|ing)|spinner|splash/i;

export const mobileInterstitial: SiteCheck = {
  id: 'mobile/interstitial',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['rendered'],
  measured_over: 'rendered_pages',
  title: 'Intrusive interstitial',
  why: 'Visitors coming from a search find something else than what they came for; search engines count it against the page.',
  fix: 'Use a banner that leaves most of the page free, or show the overlay after visitors have begun to use the page.',
  reference: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  effort_hours: 2,
  judge(site, { thresholds }) {
    return shownPages(site).flatMap(({ url, layout: { overlay } }) => {
      if (overlay === null || overlay.viewport_share < thresholds.interstitial_share) return [];
      if (LOADING.test(overlay.selector)) return [];
      const observed = `${Math.round(overlay.viewport_share * 100)}% of the first view covered`;
      const expected = `less than ${Math.round(thresholds.interstitial_share * 100)}%`;
      return [{ url, observed, expected, where: overlay.selector }];
    });
  },
};
