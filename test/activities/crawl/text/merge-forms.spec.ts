import { expect } from 'chai';
import { mergeForms } from '../../../../activities/crawl/text/merge-forms.js';

const merge = (language: string | null, ...terms: [string, number][]) =>
  Object.fromEntries(mergeForms(terms, language));

describe('[U] merge-forms', () => {
  it('takes elided articles and endings behind an apostrophe off', () => {
    expect(merge('fr', ["l'atelier", 2], ['atelier', 1], ["d'argile", 1])).to.deep.equal({ atelier: 3, argile: 1 });
    expect(merge('it', ['dell’olio', 1])).to.deep.equal({ olio: 1 });
    expect(merge('en', ["baker's", 1], ['baker', 1])).to.deep.equal({ baker: 2 });
    expect(merge('tr', ["istanbul'da", 1])).to.deep.equal({ istanbul: 1 });
  });

  it('takes the particles off Korean nouns, and no syllable that only looks like one', () => {
    expect(merge('ko', ['커피를', 2], ['커피는', 1], ['커피', 1], ['고양이', 2], ['고양이를', 1])).to.deep.equal({
      커피: 4,
      고양이: 3,
    });
    expect(merge('ko', ['민주주의', 1])).to.deep.equal({ 민주주의: 1 });
  });

  it('counts Arabic and Hebrew words with what is written onto them as one', () => {
    expect(merge('ar', ['البيانات', 3], ['والبيانات', 1], ['بيانات', 1])).to.deep.equal({ البيانات: 5 });
    expect(merge('he', ['הקפה', 1], ['קפה', 2])).to.deep.equal({ קפה: 3 });
  });

  it('counts cases and numbers of a word as one, under the form that is said most', () => {
    expect(merge('sl', ['goba', 3], ['gobe', 1], ['gobah', 1], ['tinktura', 1])).to.deep.equal({
      goba: 5,
      tinktura: 1,
    });
    expect(merge('ru', ['лампы', 1], ['лампа', 2])).to.deep.equal({ лампа: 3 });
    expect(merge('en', ['lamp', 1], ['lamps', 2])).to.deep.equal({ lamps: 3 });
  });

  it('leaves other words as they are', () => expect(merge('de', ['haus', 1])).to.deep.equal({ haus: 1 }));
});
