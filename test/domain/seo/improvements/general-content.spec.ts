import { expect } from 'chai';
import { GENERAL_CONTENT } from '../../../../domain/seo/improvements/general-content.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/pages.js';

const PAGES = ['/', '/tea', '/cake', '/jam'].map((path) => `https://site.example${path}`);
const facts = gatherSiteFacts(factSources(PAGES.map((url) => pageFrom('<title>T</title>', { url }))));
const stepsOf = (name: string) => GENERAL_CONTENT.find((work) => work.name === name)?.steps(facts);

describe('[U] general-content', () => {
  it('belongs to titles, links and texts', () => {
    expect(GENERAL_CONTENT.map(({ name, component }) => `${component} ${name}`)).to.deep.equal([
      'on_page_seo title-trials',
      'on_page_seo internal-link-review',
      'on_page_seo direct-answers',
      'on_page_seo mobile-walkthrough',
      'content_strategy intent-map',
      'content_strategy original-data',
      'content_strategy content-review',
      'content_strategy link-outreach',
    ]);
  });

  it('names three pages of the site to begin with', () => {
    expect(stepsOf('title-trials')).to.deep.equal([
      'Write two titles each for https://site.example/, https://site.example/tea, https://site.example/cake: what the page gives, for whom, and one reason to click.',
      'Change one page at a time, note the day, compare clicks per impression over four weeks.',
    ]);
  });

  it('counts the pages a review goes through', () => {
    expect(stepsOf('content-review')?.[0]).to.equal(
      'Go through the 4 indexable pages with a year of clicks beside them: keep, renew, merge or remove.',
    );
  });

  it('names the host that figures would be published on', () => {
    expect(stepsOf('original-data')?.[1]).to.equal(
      'Publish method, table and chart on a page of site.example and renew it every year.',
    );
  });
});
