import { expect } from 'chai';
import { findWordingErrors } from '../../../../domain/pages/analysis/find-wording-errors.js';

const GIVEN = 'Shorten the title to 60 characters: <title> on https://site.example/lamps';

describe('[U] errors of a model’s words', () => {
  const cases: [what: string, text: string, faults: string[]][] = [
    ['plain words', 'Cut the title down so that all of it is shown.', []],
    ['a number, tag and address that were given', 'Cut <title> on site.example/lamps to 60 characters.', []],
    ['nothing', '  ', ['It is empty']],
    ['a number of its own', 'Cut it to 55 characters.', ['It names a number that was not given']],
    ['a share of its own', 'It brings a hundred percent more.', ['It names a number that was not given']],
    ['an address of its own', 'See https://evil.example/ for more.', ['It names an address that was not given']],
    ['a tag of its own', 'Add <script> to the head.', ['It holds a tag that was not given']],
    ['a gap to be filled in', 'Write [your title] there.', ['It holds markup or something to be filled in']],
    ['what cannot be seen', 'Cut\u200b it.', ['It holds characters that cannot be seen']],
    ['too much', 'word '.repeat(200), ['It has more than 600 characters']],
  ];
  for (const [what, text, errors] of cases)
    it(`${what}: ${errors.join() || 'none'}`, () => expect(findWordingErrors(text, GIVEN)).to.deep.equal(errors));
});
