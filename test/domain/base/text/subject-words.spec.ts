import { expect } from 'chai';
import { subjectWords } from '../../../../domain/base/text/subject-words.js';

describe('[U] subject-words', () => {
  it('keeps short words that may be a subject', () => {
    expect(subjectWords('A guide to C and the java.awt.im package')).to.deep.equal([
      'guide',
      'c',
      'java',
      'awt',
      'im',
      'package',
    ]);
  });

  it('drops small words of several languages', () => {
    expect(subjectWords('la vie en rose, zu viel des Guten')).to.deep.equal(['vie', 'rose', 'viel', 'guten']);
  });

  it('finds nothing in nothing', () => expect(subjectWords(' – !')).to.deep.equal([]));
});
