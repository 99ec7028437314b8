import { primaryLanguage } from '../../base/language/primary-language.js';
import { plural } from '../../base/text/plural.js';
import { significantWords } from '../../base/text/significant-words.js';
import { comparable } from '../../base/text/text-form.js';
import { TITLE_SEPARATOR } from '../../base/text/title-separator.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { findSiteName } from '../site/find-site-name.js';
import { startPage } from '../site/start-page.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { isKnownHost } from './known-hosts.js';
import { findSinglePage } from './single-page.js';

const QUESTION = /[?？؟]/;
const FEW_PAGES = 10;
const SHOWN_TERMS = 3;
const SECTIONS = 3;
/** From here on a table of contents is suggested (improvement/jump-links). */
const LONG_WORDS = 1000;
const NAME_WORDS = 4;
const TEXT_WORDS = 100;

/** What a site of one page can make of it. */
export const SINGLE_PAGE_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/page-questions',
    component: 'content_strategy',
    title: 'Answer the questions customers ask before they decide',
    why: 'Many searches are questions. A short answer under a heading that asks it can be shown in results and in AI answers.',
    worth: 5,
    effort_days: 1,
    verify: 'See five headings on the page that ask, each with an answer of two or three sentences.',
    applies: (facts) =>
      sectionHeadings(facts).length >= SECTIONS && !headings(facts).some((text) => QUESTION.test(text)),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `none of ${plural(sectionHeadings(facts).length, 'section heading')} asks a question`,
      steps: [
        'Collect the five questions that you answer most often by phone, in mails and in person.',
        `Answer each in two or three sentences on ${facts.site.start_url}, in the section that it belongs to, such as ${quote(sectionHeadings(facts))}.`,
      ],
    }),
  },
  {
    id: 'improvement/target-searches',
    component: 'on_page_seo',
    title: 'Choose the searches that the site should be found for',
    why: 'Without target keywords you cannot tell whether title, headings and text match what people search for.',
    worth: 4,
    effort_days: 0.3,
    verify: 'Audit again with these target keywords and see how well the pages use them.',
    applies: (facts) =>
      facts.target_keywords.length === 0 && facts.pages.length <= FEW_PAGES && startTitle(facts) !== '',
    propose: (facts) => ({
      ...onStart(facts),
      sample: `no target keywords were given; the title of the start page is "${startTitle(facts)}"`,
      steps: [
        'Write down five searches by which customers should find you: what you offer, for whom and where.',
        `Compare them with the title "${startTitle(facts)}": what it does not name, the site is hardly found for.`,
        'Enter them as target keywords and run the audit again.',
      ],
    }),
  },
  {
    id: 'improvement/heading-beyond-name',
    component: 'on_page_seo',
    title: 'Say in the main heading what you offer',
    why: 'A main heading that is only the name tells visitors and search engines nothing that the logo does not.',
    worth: 5,
    effort_days: 0.1,
    verify: 'See in the next audit that the main heading says more than the name.',
    applies: (facts) => nameHeading(facts) !== null,
    propose(facts) {
      const { h1 = '', rest = '' } = nameHeading(facts) ?? {};
      return {
        ...onStart(facts),
        sample: `main heading "${h1}"; only the title adds "${rest}"`,
        steps: [`Write into the main heading of ${facts.site.start_url} what you offer and where, such as "${rest}".`],
      };
    },
  },
  {
    id: 'improvement/section-headings',
    component: 'on_page_seo',
    title: 'Name the offer in section headings',
    why: 'Headings such as "Services" or "About us" stand on every site. Those that name the offer help readers who skim, and search engines.',
    worth: 3,
    effort_days: 0.3,
    verify: 'Read the headings alone and see what the site offers.',
    applies: (facts) => sectionHeadings(facts).length >= SECTIONS && namesNothing(facts),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `none of ${plural(sectionHeadings(facts).length, 'section heading')} uses a word of the title`,
      steps: [`Say in headings such as ${quote(sectionHeadings(facts))} what the section offers, for whom or where.`],
    }),
  },
  {
    id: 'improvement/section-menu',
    component: 'on_page_seo',
    title: 'Link to the sections from a menu',
    why: 'A menu with links to the sections lets visitors jump to their answer and share it, and search results may show the links.',
    worth: 3,
    effort_days: 0.2,
    verify: 'Follow each link of the menu and see the page jump to its section.',
    applies: (facts) => sectionHeadings(facts).length > SECTIONS && !hasSectionLinks(facts),
    propose: (facts) => ({
      ...onStart(facts),
      sample: `${plural(sectionHeadings(facts).length, 'section heading')}, no link to a section`,
      steps: [
        `Give the sections of ${facts.site.start_url} ids, and link to them from a menu at the top: ${quote(sectionHeadings(facts))}.`,
      ],
    }),
  },
  {
    id: 'improvement/profile-links',
    component: 'content_strategy',
    title: 'Link your public profiles',
    why: 'Profiles with regular posts, projects or reviews show visitors that somebody is active, and tell search engines which profiles are yours.',
    worth: 3,
    effort_days: 0.1,
    verify: 'See in the next audit that the page links to at least one profile.',
    applies: (facts) => {
      const single = findSinglePage(facts);
      // With an owner in the markup, improvement/same-as suggests the profiles.
      const isAskedFor = facts.pages.some(({ json_ld_types: types }) => types.length > 0);
      return (
        single !== null && !isAskedFor && !single.page.external_links.some(({ url }) => isKnownHost('profile', url))
      );
    },
    propose: (facts) => ({
      ...onStart(facts),
      sample: `${plural(findSinglePage(facts)?.page.external_links.length ?? 0, 'link')} to other sites, none to a profile`,
      steps: [`Link the profiles that you keep up to date from the foot of ${facts.site.start_url}.`],
    }),
  },
  {
    id: 'improvement/site-name-markup',
    component: 'on_page_seo',
    title: 'Name the site for search results',
    why: 'Search engines show the name of a site above the title. WebSite markup tells them which name that should be.',
    worth: 2,
    effort_days: 0.1,
    verify: 'See in the next audit that the start page has WebSite in its structured data.',
    applies: (facts) => markupWithoutSite(facts) !== null,
    propose: (facts) => ({
      ...onStart(facts),
      sample: `structured data of the start page: ${markupWithoutSite(facts)?.join(', ')}; no WebSite`,
      steps: [`Add WebSite with name, alternateName and url as JSON-LD to ${facts.site.start_url}.`],
    }),
  },
  {
    id: 'improvement/first-images',
    component: 'content_strategy',
    title: 'Show the work in images',
    why: 'Photos of people, places and results prove what the text says, and can be found in image search.',
    worth: 4,
    effort_days: 1,
    verify: 'See in the next audit that the page has images with alternative texts.',
    applies: (facts) => {
      const single = findSinglePage(facts);
      return single !== null && single.page.images.length === 0 && single.page.word_count >= TEXT_WORDS;
    },
    propose: (facts) => ({
      ...onStart(facts),
      sample: `${plural(findSinglePage(facts)?.page.word_count ?? 0, 'word')} and no image element on the page`,
      steps: [
        `Add three photos or screenshots of your own to ${facts.site.start_url}, each with an alternative text that says what it shows.`,
      ],
    }),
  },
];

function onStart({ site }: SiteFacts) {
  return { count: 1, urls: [site.start_url] };
}

function sectionHeadings(facts: SiteFacts): string[] {
  return findSinglePage(facts)?.outline.headings ?? [];
}

function headings(facts: SiteFacts): string[] {
  const page = findSinglePage(facts)?.page;
  return page ? [page.title, page.h1, ...sectionHeadings(facts)] : [];
}

/** `"Services", "Prices", "Contact"` */
function quote(texts: readonly string[]): string {
  return texts
    .slice(0, SHOWN_TERMS)
    .map((text) => `"${text}"`)
    .join(', ');
}

function startTitle({ site, pages }: SiteFacts): string {
  const page = startPage(site);
  return page && pages.includes(page) ? page.title : '';
}

/** The main heading where it is the name alone: of the site where that is known, else few words of a longer title. */
function nameHeading(facts: SiteFacts): { h1: string; rest: string } | null {
  const page = findSinglePage(facts)?.page;
  if (!page || page.h1 === '') return null;
  const parts = page.title.split(TITLE_SEPARATOR).map((part) => part.trim());
  const isH1 = (text: string) => comparable(text) === comparable(page.h1);
  const rest = parts.filter((part) => part !== '' && !isH1(part)).join(', ');
  if (rest === '' || !parts.some(isH1)) return null;
  const name = findSiteName(page);
  const isName =
    name === null ? countWords(page.h1) <= NAME_WORDS && countWords(page.h1) <= countWords(rest) : isH1(name);
  return isName ? { h1: page.h1, rest } : null;
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function namesNothing(facts: SiteFacts): boolean {
  const page = findSinglePage(facts)?.page;
  const words = page ? significantWords(page.title, primaryLanguage(page.lang ?? '')) : [];
  const own = sectionHeadings(facts).map((text) => text.toLowerCase());
  return words.length > 1 && !own.some((text) => words.some((word) => text.includes(word.toLowerCase())));
}

function hasSectionLinks(facts: SiteFacts): boolean {
  const page = findSinglePage(facts)?.page;
  const leadsHere = ({ url, fragment }: PageSummary['links'][number]) => url === page?.url && fragment !== '';
  return page === undefined || page.word_count >= LONG_WORDS || page.links.some(leadsHere);
}

function markupWithoutSite({ site, pages }: SiteFacts): string[] | null {
  const page = startPage(site);
  if (!page || !pages.includes(page) || page.json_ld_types.length === 0) return null;
  return page.json_ld_types.includes('WebSite') ? null : page.json_ld_types.slice(0, SHOWN_TERMS);
}
