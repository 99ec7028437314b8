import { expect } from 'chai';
import { GENERAL_OPERATION } from '../../../../domain/seo/improvements/general-operation.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';

const facts = gatherSiteFacts(factSources([], { start_url: 'https://site.example:8443/shop/' }));
const stepsOf = (name: string) => GENERAL_OPERATION.find((work) => work.name === name)?.steps(facts);

describe('[U] general-operation', () => {
  it('belongs to measuring and releasing', () => {
    expect(GENERAL_OPERATION.map(({ name, component }) => `${component} ${name}`)).to.deep.equal([
      'technical_seo search-data',
      'technical_seo recurring-audit',
      'technical_seo release-checks',
      'technical_seo index-notification',
      'technical_seo server-logs',
      'page_speed performance-budget',
      'page_speed field-measurement',
    ]);
  });

  it('puts a key file at the root of the site, wherever the crawl began', () => {
    expect(stepsOf('index-notification')?.[0]).to.equal(
      'Put a key file on https://site.example:8443/ as indexnow.org describes.',
    );
  });

  it('names the site by its address where that is what is entered', () => {
    expect(stepsOf('recurring-audit')?.[0]).to.equal(
      'Add https://site.example:8443/shop/ as a site, so that it is looked at regularly.',
    );
    expect(stepsOf('search-data')?.[0]).to.equal(
      'Verify site.example:8443 with the search consoles and connect them here.',
    );
  });
});
