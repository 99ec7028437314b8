import type { SiteKind } from '../calibration-site.js';
import { breadcrumbs, organization } from './json-ld.js';
import type { Frame, PageSpec } from './page-html.js';
import { linksTo, pagesAbout, pathTo } from './pages-about.js';
import type { Vocabulary } from './prose.js';

/** What a sound site is made of; a spec spreads it and then spoils one thing. */
export interface SoundSite {
  origin: string;
  title: string;
  vocabulary: Vocabulary;
  nav: Frame['nav'];
  footer: Frame['footer'];
  pages: PageSpec[];
}

export interface SoundOptions {
  name: `${SiteKind}/${string}`;
  title: string;
  vocabulary: Vocabulary;
  /** What the site is about, with its place: "roofers in Leeds". */
  topic: string;
  /** Its subjects, one page each. */
  subjects: readonly string[];
  /** What each of those pages has beside its text. */
  page?: (subject: string, at: number) => Partial<PageSpec>;
}

/** In the menu are so many of the subjects; the start page names all. */
const IN_MENU = 8;

/**
 * A site on which nothing is wrong: a start page, a page of good length on each subject with images and data, the
 * people, the way there. Its menu names the first subjects, its footer the rest of what it has.
 */
export function soundSite({ name, title, vocabulary, topic, subjects, page }: SoundOptions): SoundSite {
  const origin = `https://${name.split('/')[1]}.example`;
  const articles = pagesAbout(subjects, (subject, at) => ({
    words: 520,
    json_ld: [
      breadcrumbs(origin, [
        ['/', 'Home'],
        [pathTo(subject), subject],
      ]),
    ],
    images: [{ src: `/images/picture-${at}.webp`, alt: `${subject}, seen from the front` }],
    ...page?.(subject, at),
  }));
  return {
    origin,
    title,
    vocabulary,
    nav: [['/', 'Home'], ...linksTo(articles.slice(0, IN_MENU))],
    footer: [
      ['/about/', 'About us'],
      ['/contact/', 'Contact and directions'],
      ['/privacy/', 'Privacy'],
    ],
    pages: [
      { path: '/', topic, words: 460, json_ld: [organization(origin, title)], links: linksTo(articles) },
      ...articles,
      { path: '/about/', topic: `the people behind ${title}`, words: 420 },
      { path: '/contact/', topic: `how to reach ${title}`, words: 260 },
      { path: '/privacy/', topic: `privacy at ${title}`, words: 500 },
    ],
  };
}

/** "reading lamps for beginners", "reading lamps in small rooms" …: two subjects for each noun. */
export function pickSubjects({ nouns }: Vocabulary, pages: number): string[] {
  return ['for beginners', 'in small rooms', 'and what they cost', 'for every day']
    .flatMap((ending) => nouns.map((noun) => `${noun} ${ending}`))
    .slice(0, pages);
}
