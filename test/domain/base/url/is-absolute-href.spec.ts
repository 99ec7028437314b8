import { expect } from 'chai';
import { isAbsoluteHref } from '../../../../domain/base/url/is-absolute-href.js';

describe('[U] isAbsoluteHref', () => {
  it('wants a scheme and a host', () => {
    expect([' https://a.example/', 'HTTP://a.example'].map(isAbsoluteHref)).to.deep.equal([true, true]);
    expect(['//a.example/', '/a', 'a', '', 'https:a'].map(isAbsoluteHref)).to.deep.equal(Array(5).fill(false));
  });
});
