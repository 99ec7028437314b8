import { expect } from 'chai';
import { isWrittenWork } from '../../../domain/audits/written-work.js';

describe('[U] written work', () => {
  it('is what has to be written page by page', () => {
    expect(['content/thin', 'content/hard-to-read'].map(isWrittenWork)).to.deep.equal([true, true]);
    expect(
      ['content/no-date', 'content/no-author', 'title/short', 'crawl/no-compression'].map(isWrittenWork),
    ).to.deep.equal([false, false, false, false]);
  });
});
