import { expect } from 'chai';
import { isCutOff, NotFollowedTally } from '../../../domain/crawl/not-followed.js';

describe('[U] not followed', () => {
  it('counts by reason, in a fixed order, with the first five examples', () => {
    const tally = new NotFollowedTally();
    tally.add('robots', 'https://a.example/private');
    for (let at = 1; at <= 7; at++) tally.add('depth', `https://a.example/${at}`);
    expect(tally.list()).to.deep.equal([
      { reason: 'depth', urls: 7, examples: [1, 2, 3, 4, 5].map((at) => `https://a.example/${at}`) },
      { reason: 'robots', urls: 1, examples: ['https://a.example/private'] },
    ]);
    expect(isCutOff(tally.list())).to.equal(true);
  });

  it('is complete when only the site itself left something out', () => {
    const tally = new NotFollowedTally();
    expect([tally.list(), isCutOff(tally.list())]).to.deep.equal([[], false]);
    tally.add('robots', 'https://a.example/private');
    expect(isCutOff(tally.list())).to.equal(false);
    tally.add('scope', 'https://a.example/shop/');
    expect(isCutOff(tally.list())).to.equal(true);
  });
});
