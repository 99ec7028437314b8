import { expect } from 'chai';
import { parseSrcset } from '../../../../domain/seo/page/srcset.js';

describe('[U] srcset', () => {
  const cases: [text: string, candidates: [url: string, ...descriptors: string[]][]][] = [
    ['a.png', [['a.png']]],
    [
      'a.png 1x, b.png 2x',
      [
        ['a.png', '1x'],
        ['b.png', '2x'],
      ],
    ],
    ['a.png, b.png 2x', [['a.png'], ['b.png', '2x']]],
    [
      'a.png 100w 50h,b.png 200w',
      [
        ['a.png', '100w', '50h'],
        ['b.png', '200w'],
      ],
    ],
    ['a,b.png 1x', [['a,b.png', '1x']]],
    ['data:image/gif;base64,R0 1x', [['data:image/gif;base64,R0', '1x']]],
    [' ,, a.png  2x ,, ', [['a.png', '2x']]],
    ['a.png f(1, 2) 1x, b.png', [['a.png', 'f(1,', '2)', '1x'], ['b.png']]],
    ['', []],
    [' , ', []],
  ];

  for (const [text, candidates] of cases) {
    it(`reads "${text}"`, () => {
      const read = parseSrcset(text).map(({ url, descriptors }) => [url, ...descriptors]);
      expect(read).to.deep.equal(candidates);
    });
  }
});
