import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ALL_IMPROVEMENTS } from '../../../../domain/seo/improvements/all-improvements.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/';
const onePage = gatherSiteFacts(factSources([pageFrom('<title>Home</title>', { url })]));
const nothing = gatherSiteFacts(factSources([], { start_url: url }));

describe('[U] all-improvements', () => {
  it('names each once', () => {
    const ids = ALL_IMPROVEMENTS.map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('says nothing about a site of which nothing was read', () => {
    expect(ALL_IMPROVEMENTS.filter((one) => one.applies(nothing)).map(({ id }) => id)).to.deep.equal([]);
  });

  it('names the site’s own addresses and a fact of the site', () => {
    for (const improvement of ALL_IMPROVEMENTS.filter((one) => one.applies(onePage))) {
      const { urls, steps, sample } = improvement.propose(onePage);
      expect(urls, improvement.id).to.deep.equal([url]);
      expect(steps.length, improvement.id).to.be.at.least(1);
      expect(steps.join(' '), improvement.id).to.not.match(/undefined|null|NaN/);
      expect(sample, improvement.id).to.not.match(/undefined|null|NaN|^$/);
    }
  });

  it('names checks that exist as what covers it', () => {
    const known = new Set(ALL_CHECKS.map(({ id }) => id));
    const named = ALL_IMPROVEMENTS.flatMap(({ covered_by = [] }) => covered_by);
    expect(named.filter((id) => !known.has(id))).to.deep.equal([]);
  });

  it('is real work, of more or less worth', () => {
    for (const { id, worth, effort_days } of ALL_IMPROVEMENTS) {
      expect(worth, id).to.be.within(1, 10);
      expect(effort_days, id).to.be.greaterThan(0);
    }
  });
});
