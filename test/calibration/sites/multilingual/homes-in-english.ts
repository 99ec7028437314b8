import { buildSite } from '../../builder/build-site.js';
import { languageVersions } from '../../builder/language-versions.js';
import { TOOLS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://spade-and-fork.example';
const versions = languageVersions({ origin: ORIGIN, articles: 8, words: 420, homeWords: 220, homesInEnglish: true });

export const homesInEnglish = buildSite({
  name: 'multilingual/homes-in-english',
  origin: ORIGIN,
  title: 'Spade and Fork',
  vocabulary: TOOLS,
  nav: [],
  pages: versions.map(({ page }) => page),
  expected: {
    range: [56, 74],
    score: 66,
    causes: ['lang/untranslated'],
    reasons:
      'The articles are translated and can be found. The start page of every language is not: for German, French and Spanish it is the English one again, a duplicate that search engines drop. The start page is what a language version is found and judged by, for its name, its links and its visitors; with it half of each version is lost, for a day of work.',
  },
});
