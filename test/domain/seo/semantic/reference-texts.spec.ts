import { expect } from 'chai';
import { significantWords } from '../../../../domain/base/text/significant-words.js';
import { REFERENCE_TEXTS } from '../../../../domain/seo/semantic/reference-texts.js';

const texts = REFERENCE_TEXTS.flat();

describe('[U] reference texts', () => {
  it('are as long as page texts, each once, and fit into one call', () => {
    expect(new Set(texts).size).to.equal(texts.length);
    expect(texts.length).to.be.lessThan(65);
    for (const text of texts) expect(text.length, text).to.be.within(200, 400);
  });

  it('are of one subject by three: no word is on a third of the subjects', () => {
    const subjects = REFERENCE_TEXTS.map((subject) => new Set(significantWords(subject.join(' '))));
    const words = new Set(subjects.flatMap((words) => [...words]));
    const common = [...words].filter((word) => subjects.filter((subject) => subject.has(word)).length > 8);
    expect(common).to.deep.equal([]);
  });
});
