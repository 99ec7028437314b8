import { expect } from 'chai';
import { keywordUses } from '../../../../activities/crawl/text/keyword-uses.js';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

const places = {
  title: 'Best Running Shoes – 2025',
  description: 'Shoes for running.',
  h1: 'Running-shoes guide',
  url: 'https://site.example/best-running_shoes/caf%C3%A9?x=1',
  body: findWords('running shoes are shoes for running. running, shoes! runningshoes running  shoes'),
};

describe('[U] keyword-uses', () => {
  it('finds phrases as whole words in a row, case and punctuation aside', () => {
    expect(keywordUses(['Running shoes', 'shoe'], places)).to.deep.equal([
      {
        keyword: 'Running shoes',
        in_title: true,
        in_description: false,
        in_h1: false,
        in_url: true,
        body_count: 3,
      },
      { keyword: 'shoe', in_title: false, in_description: false, in_h1: false, in_url: false, body_count: 0 },
    ]);
  });

  it('takes a hyphen for a space in URLs, and reads escapes', () => {
    expect(keywordUses(['best-running'], places)[0]?.in_url).to.equal(true);
    expect(keywordUses(['café'], places)[0]?.in_url).to.equal(true);
  });

  it('takes spellings of a word for the same', () => {
    const uses = (text: string, keyword: string) => {
      const body = findWords(text.toLowerCase());
      return keywordUses([keyword], { title: text, description: text, h1: text, url: '', body })[0];
    };
    const cases: [text: string, keyword: string, isFound: boolean][] = [
      ['KI fuer Hotels', 'KI für Hotels', true],
      ['KI für Hotels', 'KI fuer Hotels', true],
      ['KI fur Hotels', 'KI für Hotels', true],
      ['Strasse', 'Straße', true],
      ['липовый мед', 'Липовый мёд', true],
      ['creme brulee', 'Crème brûlée', true],
      ['ISPARTA HALISI', 'ısparta halısı', true],
      ['استعادة البيانات', 'إستعاده البيانات', true],
      ['ＬＥＤランプ', 'ledランプ', true],
      ['ร้านกาแฟคั่วสดใหม่ในกรุงเทพ', 'กาแฟคั่วสด', true],
      ['宇治の抹茶の選び方', '抹茶', true],
      ['the poet', 'the pot', false],
      ['мой дом', 'мои дом', false],
    ];
    for (const [text, keyword, isFound] of cases)
      expect(uses(text, keyword), `${keyword} in ${text}`).to.deep.include({
        in_title: isFound,
        in_h1: isFound,
        body_count: isFound ? 1 : 0,
      });
  });

  it('does not count what overlaps twice', () => {
    const body = findWords('a b a b a');
    expect(keywordUses(['a b a'], { ...places, body })[0]?.body_count).to.equal(1);
  });

  it('finds nothing for nothing', () => {
    expect(keywordUses([], places)).to.deep.equal([]);
    expect(keywordUses([' - '], places)[0]).to.deep.include({ in_title: false, in_url: false, body_count: 0 });
  });
});
