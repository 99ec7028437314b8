import { expect } from 'chai';
import { cutWords } from '../../../../domain/base/text/cut-words.js';

const cut = (text: string) => cutWords(text).map(({ start, end }) => text.slice(start, end));

describe('[U] cutWords', () => {
  it('cuts scripts without spaces into words', () => {
    expect(cut('検索エンジンの分析')).to.deep.equal(['検索', 'エンジン', 'の', '分析']);
    expect(cut('我们使用咖啡')).to.deep.equal(['我们', '使用', '咖啡']);
    expect(cut('ร้านกาแฟใหม่')).to.deep.equal(['ร้าน', 'กาแฟ', 'ใหม่']);
  });

  it('leaves punctuation out', () => expect(cut('茶。 ・ 茶')).to.deep.equal(['茶', '茶']));

  it('cuts a long run piece by piece, and no word at a seam', () => {
    const long = 'ร้านกาแฟ'.repeat(200);
    const words = cut(long);
    expect(words.join('')).to.equal(long);
    expect(new Set(words)).to.deep.equal(new Set(['ร้าน', 'กาแฟ']));
  });
});
