import { expect } from 'chai';
import { showDuration } from '../../../cli/report/render-summary.js';

describe('[U] duration of a crawl', () => {
  const cases: [number, string][] = [
    [0, '0.0 s'],
    [1_240, '1.2 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [125_400, '2 min 5 s'],
    [3_600_000, '60 min 0 s'],
  ];
  for (const [ms, expected] of cases)
    it(`shows ${ms} ms as ${expected}`, () => expect(showDuration(ms)).to.equal(expected));
});
