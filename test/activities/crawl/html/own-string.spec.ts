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
      const body = Buffer.alloc(2_000_000, `page ${page} `).toString('latin1');
      kept.push(ownString(body.slice(1_000_000, 1_000_020)));
    }
    collect();
    expect(kept[19]).to.have.length(20);
    expect(process.memoryUsage().heapUsed - before).to.be.below(10_000_000);
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
