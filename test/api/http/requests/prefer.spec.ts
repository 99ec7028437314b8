import { expect } from 'chai';
import { readPreference } from '../../../../api/http/requests/prefer.js';

const DEFAULT_WAIT_S = 30;
const CASES: [header: string | undefined, wait_s: number, applied: string | null][] = [
  [undefined, 30, null],
  ['', 30, null],
  ['respond-async', 0, 'respond-async'],
  ['Respond-Async', 0, 'respond-async'],
  ['wait=10', 10, 'wait=10'],
  ['WAIT = 10', 10, 'wait=10'],
  ['wait="10"', 10, 'wait=10'],
  ['wait=0', 0, 'wait=0'],
  ['wait=120', 120, 'wait=120'],
  ['wait=121', 120, 'wait=120'],
  ['wait=999999', 120, 'wait=120'],
  ['wait=9999999', 30, null],
  ['wait=-1', 30, null],
  ['wait=1.5', 30, null],
  ['wait=ten', 30, null],
  ['wait', 30, null],
  ['waiting=10', 30, null],
  ['return=minimal, wait=5', 5, 'wait=5'],
  ['wait=5; foo="bar"', 5, 'wait=5'],
  ['wait=5, wait=60', 5, 'wait=5'],
  ['wait=x, wait=60', 30, null],
  ['respond-async, wait=10', 10, 'respond-async, wait=10'],
  ['wait=10,respond-async', 10, 'respond-async, wait=10'],
  ['respond-async, wait=x', 0, 'respond-async'],
  ['handling=lenient', 30, null],
];

describe('[U] prefer', () => {
  for (const [header, wait_s, applied] of CASES) {
    it(`${JSON.stringify(header)} waits ${wait_s} s and says ${applied ?? 'nothing'}`, () => {
      expect(readPreference(header, DEFAULT_WAIT_S)).to.deep.equal({ wait_s, applied });
    });
  }

  it('reads a long header at once', () => {
    expect(readPreference(`wait=${' '.repeat(50_000)}x, ${'a,'.repeat(50_000)}`, 7)).to.deep.equal({
      wait_s: 7,
      applied: null,
    });
  });
});
