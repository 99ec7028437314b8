import { expect } from 'chai';
import { ALL_IMPROVEMENTS } from '../../../../domain/seo/improvements/all-improvements.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/pages.js';

const url = 'https://site.example/';
const onePage = gatherSiteFacts(factSources([pageFrom('<title>Home</title>', { url })]));
const nothing = gatherSiteFacts(factSources([], { start_url: url }));

describe('[U] all-improvements', () => {
  it('has at least 25, each named once', () => {
    const ids = ALL_IMPROVEMENTS.map(({ id }) => id);
    expect(ids.length).to.be.at.least(25);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('has at least 15 that hold for any site, however small', () => {
    for (const facts of [onePage, nothing]) {
      expect(ALL_IMPROVEMENTS.filter((one) => one.general && one.applies(facts)).length).to.be.at.least(15);
    }
  });

  it('names the site’s own addresses in evidence and steps', () => {
    for (const facts of [onePage, nothing]) {
      for (const improvement of ALL_IMPROVEMENTS.filter((one) => one.applies(facts))) {
        const { urls, steps, sample } = improvement.propose(facts);
        expect(urls, improvement.id).to.deep.equal([url]);
        expect(steps.length, improvement.id).to.be.at.least(2);
        expect(steps.join(' '), improvement.id).to.not.match(/undefined|null|NaN/);
        expect(sample, improvement.id).to.not.match(/undefined|null|NaN|^$/);
      }
    }
  });

  it('promises cautious ranges for real work', () => {
    for (const { id, impact, effort_days } of ALL_IMPROVEMENTS) {
      expect(impact[0], id).to.be.lessThan(impact[1]);
      expect(impact[1], id).to.be.at.most(10);
      expect(effort_days, id).to.be.greaterThan(0);
    }
  });
});
