import { isBroken, showAnswer } from '../../../base/http/answer-state.js';
import type { SiteCheck } from '../check.js';
import { listedPages } from '../listed-pages.js';

export const sitemapUrlError: SiteCheck = {
  id: 'sitemap/url-error',
  severity: 'high',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'Broken URL in sitemap',
  why: 'A sitemap is a promise that the pages are there; broken ones make search engines trust the rest less.',
  fix: 'Bring the page back, or take it out of the sitemap.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  effort_hours: 0.5,
  judge(site) {
    const crawled = new Set(site.pages.map(({ url }) => url));
    // What the crawl did not reach was requested in a sample.
    const sampled = (site.sitemap?.sampled ?? []).filter(({ url }) => !crawled.has(url));
    const answers = [...listedPages(site), ...sampled.map(({ url, status }) => ({ url, status, error: null }))];
    return answers
      .filter(isBroken)
      .map((answer) => ({ url: answer.url, observed: showAnswer(answer), expected: '200', where: 'sitemap' }));
  },
};
