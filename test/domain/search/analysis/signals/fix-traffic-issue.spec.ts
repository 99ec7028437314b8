import { expect } from 'chai';
import {
  findFixStep,
  isHarmfulIssue,
  isMeantIssue,
} from '../../../../../domain/search/analysis/signals/fix-traffic-issue.js';

describe('[U] fixing of pages with clicks and an error', () => {
  it('is for what costs clicks, not for pages that have moved', () => {
    expect(['noindex', 'server_error', 'not_crawled'].map(isHarmfulIssue)).to.deep.equal([true, true, true]);
    expect(['redirect', 'canonicalised', 'toString'].map(isHarmfulIssue)).to.deep.equal([false, false, false]);
    expect(['redirect', 'canonicalised', 'noindex'].map(isMeantIssue)).to.deep.equal([true, true, false]);
  });

  it('says what to do', () => {
    expect(findFixStep('not_crawled')).to.contain('Link to it');
    expect(findFixStep('client_error')).to.contain('redirect it');
  });
});
