import { BARE_HEADERS, buildSite } from '../../builder/build-site.js';
import { languageVersions, versionMenu, versionPath } from '../../builder/language-versions.js';
import { pageHtml } from '../../builder/page-html.js';
import { TOOLS } from '../../builder/vocabularies.js';

const ORIGIN = 'https://rope-access.example';
const ARTICLES = 12;
const versions = languageVersions({ origin: ORIGIN, articles: ARTICLES, words: 130, homeWords: 260 });
const pages = versions.map(({ at, page }) => ({ ...page, nav: [], canonical: ORIGIN + versionPath('en', at) }));

/** Two errors of the template at once: canonicals that name the English page, and a menu that a script puts in. */
export const translationsOutMenuByScripts = buildSite({
  name: 'multilingual/translations-out-menu-by-scripts',
  origin: ORIGIN,
  title: 'Rope Access',
  vocabulary: TOOLS,
  nav: [],
  headers: BARE_HEADERS,
  pages,
  pace: 'fair',
  rendered: Object.fromEntries(
    versions.map(({ code, page }) => [
      page.path,
      pageHtml(
        { ...page, canonical: ORIGIN + versionPath('en', versions.find((one) => one.page === page)?.at ?? 0) },
        { origin: ORIGIN, name: 'Rope Access', vocabulary: TOOLS, nav: versionMenu(code, ARTICLES), footer: [] },
      ),
    ]),
  ),
  expected: {
    range: [16, 34],
    score: 26,
    causes: ['canonical/to-other-language', 'link/raw-only-rendered'],
    reasons:
      'Three of four languages are out of the index, what is left is thin, and without scripts no page leads to another. Each alone would be a middling site; together they leave next to nothing to be found.',
  },
});
