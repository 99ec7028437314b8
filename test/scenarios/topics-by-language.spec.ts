import { expect } from 'chai';
import { isFunctionWord } from '../../domain/base/language/is-function-word.js';
import { foldTerm } from '../../domain/base/text/fold-term.js';
import { analyzeContent } from '../../domain/seo/content/content-analysis.js';
import { summarizePage } from '../../domain/seo/page/page-summary.js';
import { buildSiteArtifacts } from '../../domain/seo/site/site-artifacts.js';
import { CONTENT_NOW } from '../support/sites/content-sites.js';
import { LANGUAGE_SITES, type LanguageSite, languagePages } from '../support/sites/language-sites.js';
import { pageFrom } from '../support/sites/pages.js';

/** As listed, in a document that states no language, so that the text alone tells it. */
function topicsOf(site: LanguageSite): string[] {
  const pages = languagePages(site).map(({ path, title, paragraphs }) => {
    const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
    return pageFrom(`<title>${title}</title><body><main><h1>${title}</h1>${text}</main></body>`, {
      url: `https://site.example${path}`,
    });
  });
  const own = buildSiteArtifacts({
    start_url: 'https://site.example/',
    pages: pages.map(summarizePage),
    robots: null,
    sitemap: null,
    probes: null,
    external_links: null,
    speed: null,
    crawl_incomplete: false,
  });
  const analysis = analyzeContent(
    { own, findings: [], failed_checks: [], rivals: [], target_keywords: [] },
    CONTENT_NOW,
  );
  expect(analysis.pages.languages, 'language').to.deep.equal([{ code: site.language, pages: pages.length }]);
  return analysis.topics.map(({ term }) => term);
}

describe('[U] topics by language', () => {
  for (const site of LANGUAGE_SITES) {
    const { language, topics, subject } = site;

    it(`${language}: are what a speaker would name`, () => {
      const found = topicsOf(site);
      const said = found.map(foldTerm);
      const isNamed = (topic: string) =>
        [...subject, ...topics.map(({ term }) => term)].some((term) => topic.includes(foldTerm(term)));
      const missed = topics.filter(({ term }) => !said.some((topic) => topic.includes(foldTerm(term))));
      expect(missed, `missing among ${found.join(', ')}`).to.deep.equal([]);
      expect(said.slice(0, 5).filter(isNamed).length, `the first of ${found.join(', ')}`).to.be.at.least(4);
    });

    it(`${language}: hold no function word`, () => {
      expect(topicsOf(site).filter((term) => isFunctionWord(term, language) || term.length < 2)).to.deep.equal([]);
    });
  }
});
