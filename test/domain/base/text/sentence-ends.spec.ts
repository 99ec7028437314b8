import { expect } from 'chai';
import { sentenceEnds } from '../../../../domain/base/text/sentence-ends.js';

function split(block: string): string[] {
  const ends = sentenceEnds(block);
  return ends.map((end, at) => block.slice(ends[at - 1] ?? 0, end).trim());
}

describe('[U] sentenceEnds', () => {
  const whole = [
    'It holds purified water, ethyl alcohol (Ph. Eur.) and lion’s mane.',
    'See e.g. Figure 2 by Dr. Smith of Smith Ltd. in London.',
    'Wir liefern z. B. Lampen, Tische usw. innerhalb von 3 Tagen.',
    'Am 3. Mai beginnt der Kurs im 2. Stock.',
    'Vom 3. bis 5. Mai ist geschlossen.',
    'Preise inkl. MwSt. und zzgl. Versand.',
    'Les prix incl. M. Dupont et Mme. Durand.',
    'Цены от 5 тыс. руб. в г. Москва.',
    'Kosztuje ok. 5 zł, np. w sklepie przy ul. Długiej.',
    'It costs 3.14 at example.com today.',
  ];
  for (const sentence of whole) it(`none within: ${sentence}`, () => expect(split(sentence)).to.deep.equal([sentence]));

  const several: [text: string, sentences: string[]][] = [
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['Really?! Yes... No.', ['Really?!', 'Yes...', 'No.']],
    ['He said “go.” Then he left.', ['He said “go.”', 'Then he left.']],
    ['It works (see below). Try it.', ['It works (see below).', 'Try it.']],
    ['今日は晴れ。明日は雨！', ['今日は晴れ。', '明日は雨！']],
    ['نحن نقدم الاستعادة.إذا تعطل القرص اتصل بنا.', ['نحن نقدم الاستعادة.', 'إذا تعطل القرص اتصل بنا.']],
    ['هل تعطل القرص؟ اتصل بنا.', ['هل تعطل القرص؟', 'اتصل بنا.']],
    ['हम मदद करते हैं। आज ही कॉल करें।', ['हम मदद करते हैं।', 'आज ही कॉल करें।']],
  ];
  for (const [text, sentences] of several) it(text, () => expect(split(text)).to.deep.equal(sentences));

  it('forgets a bracket that no one closes', () => {
    const text = `It opens (here. ${'And so it goes. '.repeat(30)}`.trim();
    expect(split(text).length).to.be.within(10, 20);
  });

  it('has one at the end of a block, whatever stands there', () => {
    expect(split('Made by hand etc.')).to.deep.equal(['Made by hand etc.']);
    expect(split('No stop')).to.deep.equal([]);
  });
});
