import { expect } from 'chai';
import { recordCoverage, shareReached } from './coverage-record.js';

const file = (code: number, missed: number[]) => ({ path: 'domain/sign.ts', code, missed });

describe('[U] record of coverage', () => {
  it('keeps of each file how many lines there are and how many were reached', () => {
    expect(recordCoverage([file(10, [3, 4])], {})).to.deep.equal({ 'domain/sign.ts': [10, 8] });
  });

  it('forgets files that are gone', () => {
    expect(recordCoverage([], { 'domain/sign.ts': [10, 8] })).to.deep.equal({});
  });

  it('leaves what a run of some specs has not reached, whatever became of the file', () => {
    expect(recordCoverage([file(2, [1, 2])], { 'domain/sign.ts': [10, 8] })).to.deep.equal({
      'domain/sign.ts': [10, 8],
    });
  });

  it('takes the better of two runs of one file, and the later one of a file that has changed', () => {
    const known = { 'domain/sign.ts': [10, 9] as const };
    expect(recordCoverage([file(10, [3, 4])], known)).to.deep.equal({ 'domain/sign.ts': [10, 9] });
    expect(recordCoverage([file(10, [])], known)).to.deep.equal({ 'domain/sign.ts': [10, 10] });
    expect(recordCoverage([file(12, [3, 4])], known)).to.deep.equal({ 'domain/sign.ts': [12, 10] });
  });

  it('rounds shares down, so that a hundred percent is every line', () => {
    expect([
      shareReached([[3000, 2999]]),
      shareReached([[3, 3]]),
      shareReached([
        [1, 0],
        [2, 2],
      ]),
      shareReached([]),
    ]).to.deep.equal([99.9, 100, 66.6, 100]);
  });
});
