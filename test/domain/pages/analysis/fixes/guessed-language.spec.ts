import { expect } from 'chai';
import { guessedLanguage } from '../../../../../domain/pages/analysis/fixes/guessed-language.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

const GERMAN = 'Wir bauen die Lampen und die Stühle in der Werkstatt am Hafen, und das ist nicht mehr als eine Idee. ';

describe('[U] fix of the language', () => {
  it('names the one that the text is in', () =>
    expect(writeFixes(guessedLanguage, `<html lang="en"><body><p>${GERMAN.repeat(10)}</p>`)[0]?.code).to.equal(
      '<html lang="de">',
    ));
  it('has nothing to say where both agree', () =>
    expect(writeFixes(guessedLanguage, `<html lang="de"><body><p>${GERMAN.repeat(10)}</p>`)).to.deep.equal([]));
});
