import { plural } from '../../base/text/plural.js';
import type { PageOutline } from '../artifacts/page-outline.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isKnownHost } from './known-hosts.js';
import { isHoursHeading, isPriceListImage, isReviewsHeading, knowsWords } from './section-words.js';
import { findBusinessType, findSinglePage, type SinglePage } from './single-page.js';

const SECTIONS = 2;
const RATINGS = ['Review', 'AggregateRating', 'EmployerAggregateRating'];
const SOFTWARE = /(?:Software|Mobile|Web)Application$|^VideoGame$/;

/** What a firm, an app or a portfolio on one page can add to be found and trusted. */
export const OFFER_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/contact-links',
    component: 'content_strategy',
    title: 'Let visitors reach you with one tap',
    why: 'Visitors who are convinced want to call or write at once. On a phone they need a link that starts the call or the mail.',
    worth: 5,
    effort_days: 0.2,
    verify: 'Open the page on a phone, tap the link, and see the call or the mail begin.',
    applies: (facts) =>
      onePage(facts, ({ outline: { phones, has_mail, has_form } }) => phones.length === 0 && !has_mail && !has_form),
    propose: (facts) => ({
      ...onStart(facts),
      sample: 'no phone link, mail link or form on the page',
      steps: [
        `Add a tel: link, a mailto: link or a short form to ${facts.site.start_url}, near the top and at the end of the page.`,
      ],
    }),
  },
  {
    id: 'improvement/call-link',
    component: 'content_strategy',
    title: 'Make the phone number a link',
    why: 'Most people who look for a local business do so on a phone, and call rather than fill in a form.',
    worth: 4,
    effort_days: 0.1,
    verify: 'Tap the number on a phone and see the call begin.',
    applies: (facts) =>
      onePage(
        facts,
        ({ page, outline: { phones, has_mail, has_form } }) =>
          findBusinessType(page) !== null && phones.length === 0 && (has_mail || has_form),
      ),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `structured data of a ${businessType(facts)}, no phone link on the page`,
      steps: [`Write the number on ${facts.site.start_url} as a tel: link with the country code.`],
    }),
  },
  {
    id: 'improvement/business-profile',
    component: 'on_page_seo',
    title: 'Link the page with your business profile',
    why: 'For searches nearby, search engines show maps with business profiles above the results. The profile and the site support each other where both name the same firm.',
    worth: 6,
    effort_days: 0.5,
    verify: 'Search for the name of the firm and see the profile with the address of the site.',
    applies: (facts) => onePage(facts, (single) => isFirm(single) && !hasMap(single)),
    propose(facts) {
      const { outline } = findSinglePage(facts) ?? {};
      const [phone] = outline?.phones ?? [];
      return {
        ...onStart(facts),
        sample: `${phone === undefined ? `structured data of a ${businessType(facts)}` : `phone ${phone} on the page`}, no link to a map or business profile`,
        steps: [
          'Claim the firm at Google Business Profile and Bing Places, with name, address, phone and hours exactly as on the page.',
          `Link the profile from the contact details of ${facts.site.start_url}, and the site from the profile.`,
        ],
      };
    },
  },
  {
    id: 'improvement/customer-voices',
    component: 'content_strategy',
    title: 'Show what customers say',
    why: 'Reviews and references answer the question that every new visitor has: whether others were content.',
    worth: 5,
    effort_days: 1,
    verify: 'See a section with reviews or references on the page, each with a name.',
    applies: (facts) => onePage(facts, (single) => sections(single) >= SECTIONS && !hasVoices(single)),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `none of ${plural(headingsOf(facts).length, 'section heading')} is about reviews or references`,
      steps: [
        'Ask the last ten customers for two sentences on what was done and how it went, and whether they may be named.',
        `Show three to five of them on ${facts.site.start_url} under a heading of their own.`,
      ],
    }),
  },
  {
    id: 'improvement/review-sources',
    component: 'content_strategy',
    title: 'Link the reviews to where they were written',
    why: 'Visitors believe reviews that they can check. Those on the own site alone could be anybody’s.',
    worth: 4,
    effort_days: 0.2,
    verify: 'Follow the link from the reviews and see them at the other site.',
    applies: (facts) =>
      onePage(
        facts,
        ({ page, outline }) =>
          reviewsHeading(outline) !== undefined && !page.external_links.some(({ url }) => isKnownHost('reviews', url)),
      ),
    propose(facts) {
      const heading = reviewsHeading(findSinglePage(facts)?.outline);
      return {
        ...onStart(facts),
        sample: `section "${heading}", no link to a site with reviews`,
        steps: [
          `Link the section "${heading}" of ${facts.site.start_url} to the profile where the reviews were written.`,
          'Ask customers for a review there after each job, with a link that leads straight to the form.',
        ],
      };
    },
  },
  {
    id: 'improvement/hours-markup',
    component: 'on_page_seo',
    title: 'Mark up the opening hours',
    why: 'Search engines show whether a business is open now only where they can read its hours.',
    worth: 4,
    effort_days: 0.3,
    verify: 'See in the Rich Results Test that the page names a LocalBusiness with opening hours.',
    // With a local business in the markup, schema/missing-recommended asks for its hours.
    applies: (facts) =>
      onePage(
        facts,
        ({ page, outline }) =>
          outline.headings.some(isHoursHeading) && !outline.has_hours_markup && findBusinessType(page) === null,
      ),
    propose(facts) {
      const heading = headingsOf(facts).find(isHoursHeading);
      return {
        ...onStart(facts),
        sample: `section "${heading}", no opening hours in structured data`,
        steps: [
          `Name the firm on ${facts.site.start_url} as a LocalBusiness in JSON-LD, with openingHoursSpecification as in "${heading}".`,
        ],
      };
    },
  },
  {
    id: 'improvement/price-list-text',
    component: 'content_strategy',
    title: 'Write out what the price list in the image says',
    why: 'Search engines hardly read text in images, and visitors on a phone must zoom. Items and prices in text can be found by name.',
    worth: 6,
    effort_days: 0.5,
    verify: 'Search the text of the page for an item of the list and find it.',
    applies: (facts) =>
      onePage(facts, ({ page, outline }) => knowsWords(page.lang) && outline.alts.some(isPriceListImage)),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `image "${findSinglePage(facts)?.outline.alts.find(isPriceListImage)}"`,
      steps: [
        `Write items and prices of the image as text on ${facts.site.start_url}, with a heading for each group, and keep the image below.`,
      ],
    }),
  },
  {
    id: 'improvement/software-markup',
    component: 'on_page_seo',
    title: 'Mark up the software',
    why: 'SoftwareApplication markup tells search engines the name, system, price and rating of a program, which they may show in the result.',
    worth: 4,
    effort_days: 0.5,
    verify: 'See in the Rich Results Test that the page names a SoftwareApplication without errors.',
    applies: (facts) =>
      onePage(
        facts,
        ({ page }) => storeLink(page) !== undefined && !page.json_ld_types.some((type) => SOFTWARE.test(type)),
      ),
    propose(facts) {
      const store = storeLink(facts.pages[0]);
      return {
        ...onStart(facts),
        sample: `link to ${store}, no SoftwareApplication in structured data`,
        steps: [
          `Add SoftwareApplication as JSON-LD to ${facts.site.start_url}: name, operatingSystem, applicationCategory, offers and, where the store shows one, aggregateRating.`,
        ],
      };
    },
  },
];

function onePage(facts: SiteFacts, test: (single: SinglePage) => boolean): boolean {
  const single = findSinglePage(facts);
  return single !== null && test(single);
}

function onStart({ site }: SiteFacts) {
  return { count: 1, urls: [site.start_url] };
}

function headingsOf(facts: SiteFacts): string[] {
  return findSinglePage(facts)?.outline.headings ?? [];
}

function sections({ outline }: SinglePage): number {
  return outline.headings.length;
}

function businessType(facts: SiteFacts): string {
  const single = findSinglePage(facts);
  return (single && findBusinessType(single.page)) ?? 'LocalBusiness';
}

/** A firm that customers call or visit: its structured data says so, or it shows a phone number and no store for apps. */
function isFirm({ page, outline }: SinglePage): boolean {
  return findBusinessType(page) !== null || (outline.phones.length > 0 && storeLink(page) === undefined);
}

function hasMap({ page, outline }: SinglePage): boolean {
  return [...page.external_links.map(({ url }) => url), ...outline.embeds].some((url) => isKnownHost('map', url));
}

function hasVoices({ page, outline }: SinglePage): boolean {
  return (
    !knowsWords(page.lang) ||
    reviewsHeading(outline) !== undefined ||
    page.json_ld_types.some((type) => RATINGS.includes(type)) ||
    page.external_links.some(({ url }) => isKnownHost('reviews', url))
  );
}

function reviewsHeading(outline: PageOutline | undefined): string | undefined {
  return outline?.headings.find(isReviewsHeading);
}

function storeLink(page: SinglePage['page'] | undefined): string | undefined {
  return page?.external_links.find(({ url }) => isKnownHost('software', url))?.url;
}
