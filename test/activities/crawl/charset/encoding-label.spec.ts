import { expect } from 'chai';
import { resolveEncoding } from '../../../../activities/crawl/charset/encoding-label.js';

describe('[U] encoding-label', () => {
  const cases: [label: string | null, encoding: string | null][] = [
    ['UTF8', 'utf-8'],
    [' latin1 ', 'windows-1252'],
    ['ISO-8859-1', 'windows-1252'],
    ['us-ascii', 'windows-1252'],
    ['gb2312', 'gbk'],
    ['cp1251', 'windows-1251'],
    ['x-user-defined', 'x-user-defined'],
    ['klingon', null],
    ['', null],
    [null, null],
  ];
  for (const [label, encoding] of cases) {
    it(`${label} is ${encoding}`, () => expect(resolveEncoding(label)).to.equal(encoding));
  }
});
