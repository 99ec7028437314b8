import { expect } from 'chai';
import { parseRefresh } from '../../../../domain/base/http/parse-refresh.js';

describe('[U] parseRefresh', () => {
  for (const [value, delay_s, target] of [
    ['0;url=/a', 0, '/a'],
    [' 5 ; URL = "/a b" ', 5, '/a b'],
    ["1; url='/a'x", 1, '/a'],
    ["1; url='/a", 1, '/a'],
    ['3,/a', 3, '/a'],
    ['3 /a', 3, '/a'],
    ['2.7; url=/a', 2, '/a'],
    ['.5; url=/a', 0, '/a'],
    ['30', 30, null],
    ['30;', 30, null],
    ['30; url=', 30, null],
  ] as const) {
    it(`reads ${value}`, () => {
      expect(parseRefresh(value)).to.deep.equal({ delay_s, target });
    });
  }

  it('answers null for what begins with no number, or runs on after it', () => {
    for (const value of ['', 'url=/a', 'soon; url=/a', '5url=/a']) expect(parseRefresh(value), value).to.equal(null);
  });

  it('is quick on long values', () => {
    expect(parseRefresh(`${'1'.repeat(50_000)}${'.'.repeat(50_000)}x`)).to.equal(null);
  });
});
