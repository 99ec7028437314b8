import { expect } from 'chai';
import { TITLE_SEPARATOR } from '../../../../domain/base/text/title-separator.js';

describe('[U] title-separator', () => {
  it('parts titles at dashes, bars and dots with space around them', () => {
    for (const title of ['A - B', 'A – B', 'A — B', 'A | B', 'A · B', 'A » B', 'A :: B']) {
      expect(title.split(TITLE_SEPARATOR), title).to.deep.equal(['A', 'B']);
    }
  });

  it('leaves hyphens and colons inside words and sentences alone', () => {
    for (const title of ['Well-known', 'Note: read this', 'a|b']) {
      expect(title.split(TITLE_SEPARATOR), title).to.have.lengthOf(1);
    }
  });
});
