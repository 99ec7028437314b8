import { expect } from 'chai';
import { foldLines } from '../../../../domain/seo/checks/fold-lines.js';

const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at + 1, text: `text ${at + 1}` }));

describe('[U] foldLines', () => {
  it('makes one finding with the first lines and the count of all', () => {
    expect(foldLines('u', lines(11))).to.deep.equal([
      { url: 'u', observed: 'text 1; text 2; text 3', where: 'lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …', count: 11 },
    ]);
    expect(foldLines('u', lines(1))[0]?.where).to.equal('line 1');
    expect(foldLines('u', lines(10))[0]?.where).to.match(/9, 10$/);
  });

  it('makes none of no lines', () => {
    expect(foldLines('u', [])).to.deep.equal([]);
  });
});
