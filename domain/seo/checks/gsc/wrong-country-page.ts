import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findWrongCountry } from '../../../search/analysis/signals/find-wrong-country.js';
import type { SiteCheck } from '../check.js';

export const gscWrongCountryPage: SiteCheck = {
  id: 'gsc/wrong-country-page',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['search_data.page_countries'],
  measured_over: 'html_pages',
  title: 'Wrong country version in search results',
  why: 'Most clicks of a country go to a version of the page that is meant for others, although it has one of its own: people see the wrong language, prices or offers.',
  fix: 'See that both versions name each other with hreflang, that neither has the other as canonical, and that the right one may be indexed.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 2,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.page_countries) return [];
    return findWrongCountry(data.page_countries, site, thresholds).map(
      ({ url, country, meant_url, clicks, clicks_elsewhere }) => ({
        url,
        observed: writeText`${clicks_elsewhere} of ${clicks} clicks from ${country}`,
        expected: `clicks from ${country} on ${meant_url}`,
        related_urls: [meant_url],
      }),
    );
  },
};
