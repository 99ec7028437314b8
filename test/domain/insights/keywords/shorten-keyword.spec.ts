import { expect } from 'chai';
import { shortenKeyword } from '../../../../domain/insights/keywords/shorten-keyword.js';

describe('[U] shorter forms of a keyword', () => {
  for (const [language, keyword, head, forms] of [
    [
      'en',
      'how to choose the right running shoes for flat feet',
      'right running shoes',
      ['right running shoes for flat feet'],
    ],
    [
      'en',
      'insulated winter hiking jacket for tall women',
      'winter hiking jacket',
      ['winter hiking jacket for tall women', 'insulated winter hiking jacket'],
    ],
    ['de', 'handgefertigte eichenlampen für kleine büros', 'handgefertigte eichenlampen', []],
    [
      'es',
      'zapatos de correr para pies planos que no duelan',
      'zapatos de correr',
      ['zapatos de correr para pies planos'],
    ],
    ['fi', 'älykäs led lamppu pieneen olohuoneeseen', 'älykäs led', ['älykäs led lamppu']],
    ['en', 'oak: brass, steel; glass. paper', 'oak', []],
  ] as const)
    it(`are of words that follow each other in it: ${keyword}`, () => {
      expect(shortenKeyword(keyword, language)).to.deep.equal({ head, forms });
    });

  it('are none of a short one, and of one word that is long', () => {
    for (const keyword of ['oak lamp for desks', 'x'.repeat(90), 'the of and or so to'])
      expect(shortenKeyword(keyword, 'en')).to.deep.equal({ head: keyword, forms: [] });
    const long = `${'a'.repeat(39)} ${'b'.repeat(39)}`;
    expect(shortenKeyword(long, 'en').head).to.equal('b'.repeat(39));
    expect(shortenKeyword(long, 'fr').head).to.equal('a'.repeat(39));
  });
});
