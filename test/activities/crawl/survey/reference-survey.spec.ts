import { expect } from 'chai';
import { ReferenceSurvey } from '../../../../activities/crawl/survey/reference-survey.js';
import type { CrawlScope } from '../../../../domain/crawl/crawl-scope.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example';
const OPTIONS = { max_pages: 9, max_depth: 3, respect_robots: true, include_sitemap_urls: true, target_keywords: [] };
const page = (path: string, canonical: string) =>
  summarizePage(pageFrom(`<link rel="canonical" href="${canonical}">`, { url: SITE + path }));

function survey(scope?: CrawlScope) {
  const references = new ReferenceSurvey({ start_url: `${SITE}/`, options: scope ? { ...OPTIONS, scope } : OPTIONS });
  references.addPage(page('/a', '/x'));
  references.addPage(page('/b', '/c'));
  references.addPage(page('/c', 'https://other.example/'));
  references.addPage(page('/d', '/shop/y'));
  references.addPage(page('/e', '/x'));
  return references.result();
}

describe('[U] reference survey', () => {
  it('names what pages name on the site and the crawl has not requested, each once', () =>
    expect(survey()).to.deep.equal([`${SITE}/x`, `${SITE}/shop/y`]));

  it('leaves out what the request leaves out', () =>
    expect(survey({ exclude: ['/shop/*'] })).to.deep.equal([`${SITE}/x`]));
});
