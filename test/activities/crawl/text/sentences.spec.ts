import { expect } from 'chai';
import { countSentences, splitSentences } from '../../../../activities/crawl/text/sentences.js';

describe('[U] sentences', () => {
  const cases: [text: string, sentences: number][] = [
    ['', 0],
    ['... !', 0],
    ['One', 1],
    ['One. Two! Three? Four', 4],
    ['Really?! Yes... no.', 3],
    ['It costs 3.14 at example.com today.', 1],
    ['See e.g. Figure 2. Mr. Smith and J. Doe agree.', 2],
    ['He said “go.” Then he left.', 2],
    ['Heading\nFirst sentence. Second\n\n- \nitem', 4],
    ['今日は晴れ。明日は雨！本当？', 3],
    ['Was ist z.B. das? Das ist gut.', 2],
    ['Made by etc.', 1],
  ];
  for (const [text, sentences] of cases) {
    it(JSON.stringify(text), () => expect(countSentences(text)).to.equal(sentences));
  }

  it('are parted as they are counted, with what no full stop ends', () => {
    expect(splitSentences('Heading\nSee e.g. Figure 2. He said “go.” Then\n\n...')).to.deep.equal([
      { text: 'Heading', isWhole: false },
      { text: 'See e.g. Figure 2.', isWhole: true },
      { text: 'He said “go.”', isWhole: true },
      { text: 'Then', isWhole: false },
    ]);
  });
});
