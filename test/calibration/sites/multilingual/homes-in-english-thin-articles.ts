import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { CODES, languageVersions, versionPath } from '../../builder/language-versions.js';
import { TOOLS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://tool-of-the-day.example';
const versions = languageVersions({ origin: ORIGIN, articles: 6, words: 140, homeWords: 80, homesInEnglish: true });

/** Articles lead back to a home that is not there ("/de.html"), and name no version but themselves and English. */
const pages = versions.map(({ code, at, page }) => {
  if (at === 0) return page;
  const home = code === 'en' ? '/' : `/${code}.html`;
  return {
    ...page,
    nav: [[home, 'Home'] as const, ...(page.nav ?? []).slice(2, -(CODES.length - 1))],
    alternates: [...new Set([code, 'en' as const])].map((other) => ({
      hreflang: other,
      href: ORIGIN + versionPath(other, at),
    })),
  };
});

export const homesInEnglishThinArticles = buildSite({
  name: 'multilingual/homes-in-english-thin-articles',
  origin: ORIGIN,
  title: 'Tool of the Day',
  vocabulary: TOOLS,
  nav: [],
  headers: BARE_HEADERS,
  pages,
  pace: 'fair',
  expected: {
    range: [30, 47],
    score: 40,
    causes: ['lang/untranslated', 'hreflang/missing-return', 'content/thin'],
    reasons:
      'Three of four languages open with the English page, their articles send readers to a start page that is not there, the sets of versions are not closed, and no page has more to say than 140 words. What is left is a small English site with little text.',
  },
});
