import { expect } from 'chai';
import { normalizedSubject } from '../../../../domain/outreach/replies/normalized-subject.js';

const SAME: string[][] = [
  ['An idea for you', '  AN  idea\tfor\nyou ', 'An\u00a0idea for you', 'an idea for you'],
  ['Caf\u00e9', 'CAFE\u0301'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος', 'οδοσ'],
];

describe('[U] normalizedSubject', () => {
  for (const [first = '', ...others] of SAME)
    for (const other of others)
      it(`takes ${JSON.stringify(other)} for ${JSON.stringify(first)}`, () =>
        expect(normalizedSubject(other)).to.equal(normalizedSubject(first)));

  it('tells others apart', () => {
    const subjects = ['An idea', 'Re: An idea', 'An idea!', 'Anidea', 'An ideá', ''];
    expect(new Set(subjects.map(normalizedSubject)).size).to.equal(subjects.length);
  });

  it('changes nothing the second time', () => {
    for (const subject of ['İstanbul', 'ǰ', 'ﬁne', 'ẞ', 'ΐ', 'ŉ'])
      expect(normalizedSubject(normalizedSubject(subject))).to.equal(normalizedSubject(subject));
  });
});
