import { expect } from 'chai';
import { hashUrl } from '../../../store/base/url-hash.js';

describe('[U] url hash', () => {
  it('is the first 24 hex digits of SHA-256', () => {
    expect(hashUrl('https://site.example/')).to.equal('226b6097bfc162bb0d06c1fb');
  });
});
