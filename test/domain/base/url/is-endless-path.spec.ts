import { expect } from 'chai';
import { isEndlessPath } from '../../../../domain/base/url/is-endless-path.js';

describe('[U] isEndlessPath', () => {
  it('holds from four equal segments on, wherever they stand', () => {
    expect(isEndlessPath('https://a.example/x/x/x/x')).to.equal(true);
    expect(isEndlessPath('https://a.example/x/y/x/y/x/y/x/')).to.equal(true);
    expect(isEndlessPath('https://a.example/x/x/x/x/?n=1')).to.equal(true);
  });

  it('does not hold for three, for numbers, for a query and for what is no URL', () => {
    expect(isEndlessPath('https://a.example/x/x/x/')).to.equal(false);
    expect(isEndlessPath('https://a.example/11/11/11/11/11')).to.equal(false);
    expect(isEndlessPath('https://a.example/?p=/x/x/x/x/x')).to.equal(false);
    expect(isEndlessPath('x/x/x/x/x/x/x/x')).to.equal(false);
    expect(isEndlessPath('https://a.example/a/b/c/d/e/f')).to.equal(false);
  });
});
