import { expect } from 'chai';
import { stemTerm } from '../../../../domain/base/text/stem-term.js';

describe('[U] stemTerm', () => {
  const same: [language: string, words: string][] = [
    ['sl', 'goba gobe gobo gobah gob'],
    ['cs', 'káva kávu kávy kávou'],
    ['ru', 'лампа лампы лампу ламп лампами'],
    ['uk', 'бджола бджоли'],
    ['de', 'Biene Bienen'],
    ['it', 'oliva olive'],
    ['hu', 'méhek méheket'],
    ['fi', 'sauna saunan saunassa'],
    ['tr', 'tabak tabaklar tabakları'],
    ['ro', 'cuptor cuptorul'],
    ['en', 'guide guides'],
  ];
  for (const [language, words] of same)
    it(`${language}: ${words}`, () => {
      expect(new Set(words.split(' ').map((word) => stemTerm(word, language))).size).to.equal(1);
    });

  it('keeps other words and other languages apart', () => {
    expect(stemTerm('мёд', 'ru')).to.not.equal(stemTerm('медаль', 'ru'));
    expect(stemTerm('kava', 'en')).to.not.equal(stemTerm('kavu', 'en'));
    expect(stemTerm('im', 'de')).to.equal('im');
    expect(stemTerm('抹茶', 'ja')).to.equal('抹茶');
  });
});
