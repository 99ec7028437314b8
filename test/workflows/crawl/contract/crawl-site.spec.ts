import { expect } from 'chai';
import { CRAWL_SITE, crawlId } from '../../../../workflows/crawl/contract/crawl-site.js';
import * as workflows from '../../../../workflows/index.js';

describe('[U] crawl site contract', () => {
  it('gives each crawl of an operation an id of its own', () => {
    expect(crawlId('0123456789abcdef01234567', 'site')).to.equal('0123456789abcdef01234567:site');
    expect(crawlId('0123456789abcdef01234567', 'competitor:2')).to.equal('0123456789abcdef01234567:competitor:2');
  });

  it('names the workflow', () => expect(workflows).to.have.property(CRAWL_SITE));
});
