import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findDeviceGaps } from '../../../search/analysis/signals/find-device-gaps.js';
import type { SiteCheck } from '../check.js';

export const gscDeviceGap: SiteCheck = {
  id: 'gsc/device-gap',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: ['search_data.page_devices'],
  measured_over: 'html_pages',
  title: 'Lower position on mobile than on desktop',
  why: 'The page ranks several positions lower on mobile devices. A gap this wide often comes from a page that is slow, hard to use or shorter on a small screen.',
  fix: 'Open it on a phone: is all there and usable? Measure its mobile speed and fix what is named.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.page_devices) return [];
    return findDeviceGaps(data.page_devices, thresholds).map(({ url, mobile, desktop }) => ({
      url,
      observed: `position ${mobile.position} on phones, ${desktop.position} on computers`,
      expected: writeText`less than ${thresholds.search_device_gap} places between them`,
    }));
  },
};
