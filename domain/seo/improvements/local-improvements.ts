import { findLocalSigns, type LocalSign } from './find-local-signs.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isKnownHost } from './known-hosts.js';
import { findSinglePage } from './single-page.js';

/**
 * What helps a business that people come to or call, on a site of several pages. Given only where the site shows that it is one; a
 * site on one page has its own advice (offer-improvements).
 */
export const LOCAL_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/local-profile',
    component: 'on_page_seo',
    title: 'Link the site with your business profile',
    why: 'For searches nearby, search engines show maps with business profiles above the results. The profile and the site support each other where both name the same firm.',
    worth: 6,
    effort_days: 0.5,
    verify: 'Search for the name of the firm and see the profile with the address of the site.',
    applies: (facts) => isWhole(facts) && hasSign(facts) && !facts.pages.some(linksToMap),
    propose: (facts) => ({
      ...whereSeen(facts),
      sample: `${sureSign(facts).seen}, no link to a map or business profile`,
      steps: [
        'Claim the firm at Google Business Profile and Bing Places, with name, address, phone and hours exactly as on the page.',
        `Link the profile from the contact details of ${facts.site.start_url}, and the site from the profile.`,
      ],
    }),
  },
  {
    id: 'improvement/local-markup',
    covered_by: ['schema/none-on-site', 'ai/no-author-entity'],
    component: 'on_page_seo',
    title: 'Mark up the business and its place',
    why: 'LocalBusiness markup gives search engines the name, address, phone and opening hours, which they show on maps and beside results for the name.',
    worth: 4,
    effort_days: 0.5,
    verify: 'See in the Rich Results Test that the page names a LocalBusiness with address and opening hours.',
    applies: (facts) => isWhole(facts) && hasSign(facts) && !signs(facts).some(({ kind }) => kind === 'business_data'),
    propose: (facts) => ({
      ...whereSeen(facts),
      sample: `${sureSign(facts).seen}, no LocalBusiness in structured data`,
      steps: [
        `Add LocalBusiness, or the kind of it that fits, as JSON-LD to ${sureSign(facts).url}: name, address, telephone, openingHoursSpecification and url, as they are shown on the page.`,
      ],
    }),
  },
];

function signs({ site, pages }: SiteFacts): LocalSign[] {
  return findLocalSigns({ site, pages });
}

function hasSign(facts: SiteFacts): boolean {
  return signs(facts).length > 0;
}

/** Never asked for without one. */
function sureSign(facts: SiteFacts): LocalSign {
  return signs(facts)[0] ?? { kind: 'map', url: facts.site.start_url, seen: '' };
}

function whereSeen(facts: SiteFacts) {
  return { count: 1, urls: [sureSign(facts).url] };
}

/** What is on no page that was read may be on one that was not. */
function isWhole(facts: SiteFacts): boolean {
  return !facts.site.crawl_incomplete && findSinglePage(facts) === null;
}

function linksToMap({ external_links: links }: SiteFacts['pages'][number]): boolean {
  return links.some(({ url }) => isKnownHost('map', url));
}
