import { expect } from 'chai';
import { isTopicWord } from '../../../../domain/base/text/is-topic-word.js';

describe('[U] isTopicWord', () => {
  const cases: [language: string | null, yes: string, no: string][] = [
    ['en', 'tea cake', 'the a 2024 x'],
    ['ja', '抹茶 お茶 いちご おにぎり 香り 茶', 'ます して 使う 新しい 必ず 一本 三種類 きさの 的'],
    ['zh', '咖啡 烘焙 茶 页面', '个 我们 它的 九十 的'],
    ['th', 'กาแฟ', 'และ ของ'],
    [null, 'honig мёд', 'und это'],
  ];
  for (const [language, yes, no] of cases)
    it(`${language}: ${yes}, not ${no}`, () => {
      expect(yes.split(' ').filter((word) => !isTopicWord(word, language))).to.deep.equal([]);
      expect(no.split(' ').filter((word) => isTopicWord(word, language))).to.deep.equal([]);
    });

  it('takes no string without end for a word', () => {
    expect(isTopicWord('b'.repeat(80), 'en')).to.equal(true);
    expect(isTopicWord('b'.repeat(81), 'en')).to.equal(false);
  });
});
