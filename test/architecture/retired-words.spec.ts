import { expect } from 'chai';
import { expectNone } from '../support/expect-none.js';
import { nameExports, readSharedNames, splitWords } from '../support/exported-names.js';
import { matchWords, readRetiredWords } from '../support/glossary.js';
import { readStrings, readUserTexts } from '../support/user-texts.js';

/** Names of the contract that keep an old spelling (docs/glossary.md), and what is named after them. */
const KEPT = /cannibali[sz]ation|canonicali[sz]ed|gz[- ]mislabelled|picture[- ]without[- ]img/gi;
/** The HTML element, what a model is asked not to write, and code. */
const QUOTED = /<\/?picture\b|\bpicture elements?\b|"picture of"|`[^`]*`/gi;

describe('[U] retired words', () => {
  const retired = readRetiredWords();
  const inTexts = matchWords(retired.filter((word) => word.inTexts));
  const inNames = matchWords(retired.filter((word) => word.inNames));
  const findIn = (text: string): string | undefined => inTexts.exec(text.replace(KEPT, '').replace(QUOTED, ''))?.[0];

  it('are in no text that users read', () => {
    const texts = readUserTexts();
    expect(texts.length).to.be.greaterThan(5_000);
    const found = texts.flatMap(({ place, text }) => {
      const word = findIn(text);
      return word === undefined ? [] : [`${place}: "${word}" in: ${text.slice(0, 120)}`];
    });
    expectNone(found, 'Retired words in texts; docs/glossary.md says what to write instead');
  });

  it('are in no name of a file or an export', () => {
    const names = readSharedNames();
    expect(names.length).to.be.greaterThan(3_000);
    const found = names.filter(({ words }) => inNames.test(words.replace(KEPT, ''))).map(showName);
    expectNone(found, 'Retired words in names; docs/glossary.md says what to write instead');
  });

  it('do not come back as names of functions that end in "Of"', () => {
    const found = readSharedNames().filter(({ isFunction, words }) => isFunction && words.endsWith(' of'));
    expectNone(found.map(showName), 'Functions are verbs that say what they do and to what');
  });

  it('are found in strings, templates and JSX, whole and in any case', () => {
    const source = "const a = `Nobody is here`;\nconst b = <p>Mend it now</p>;\nconst c = 'the default value';";
    const found = readStrings('a.tsx', source).map(({ text }) => findIn(text)?.toLowerCase());
    expect(found).to.deep.equal(['nobody', 'mend', undefined]);
  });

  it('are found in each kind of name', () => {
    const source =
      'export const SETTLE_ALL = 1;\nexport interface Touched {}\nexport function settleAll() {}\nconst rival = 1;';
    const found = nameExports('a.ts', source).filter(({ words }) => inNames.test(words));
    expect(found.map(({ name }) => name)).to.deep.equal(['SETTLE_ALL', 'Touched', 'settleAll']);
    expect(splitWords('readHTMLFault')).to.equal('read html fault');
  });

  it('name what to use instead', () => {
    expectNone(
      retired.filter(({ use }) => use === '').map(({ word }) => word),
      'Retired words without a word to use',
    );
    expect(() => readRetiredWords('## Retired words\n')).to.throw('no table');
  });
});

function showName({ path, name }: { path: string; name: string }): string {
  return `${path}: ${name}`;
}
