import { expect } from 'chai';
import { showShare } from '../../../../domain/seo/checks/show-share.js';

describe('[U] shown share', () => {
  it('is in percent with one decimal', () => {
    expect([showShare(0.0345), showShare(1), showShare(0), showShare(null)]).to.deep.equal([
      '3.5%',
      '100%',
      '0%',
      'unknown',
    ]);
  });
});
