import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { collapseSpace, ownString } from '../../../../activities/crawl/html/own-string.js';

describe('[U] own-string', () => {
  it('copies the text as it is', () => {
    for (const text of ['', 'short', 'twelve chars', 'thirteen char', 'a text of some more length, with é and 🔗']) {
      expect(ownString(text)).to.equal(text);
    }
  });

  it('lets the page go from which the text was cut', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const kept: string[] = [];
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let page = 0; page < 20; page++) {
      const body = Array.from({ length: 200_000 }, (_, word) => page + word).join(' ');
      kept.push(ownString(body.slice(100_000, 100_020)));
    }
    collect();
    expect(kept.every((text) => text.length === 20)).to.equal(true);
    expect(process.memoryUsage().heapUsed - before).to.be.below(5_000_000);
  });

  const texts: [text: string, collapsed: string][] = [
    ['', ''],
    [' \n\t ', ''],
    ['one two', 'one two'],
    [' one two ', 'one two'],
    ['one\ntwo', 'one two'],
    ['one \r\n\t two', 'one two'],
    ['one\u00a0two', 'one two'],
    ['one\u2029two', 'one two'],
    ['zero\u200bwidth', 'zero\u200bwidth'],
  ];
  for (const [text, collapsed] of texts) {
    it(`${JSON.stringify(text)} reads ${JSON.stringify(collapsed)}`, () => {
      expect(collapseSpace(text)).to.equal(collapsed);
    });
  }
});
