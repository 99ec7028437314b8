import { expect } from 'chai';
import { quoted, topicPhrase } from '../../../../domain/outreach/writing/topic-phrase.js';

describe('[U] topic phrase', () => {
  const cases: [string, string][] = [
    ['  remote   work. ', 'remote work'],
    ['"Bees in cities"', 'Bees in cities'],
    ['„Bienen in der Stadt“!', 'Bienen in der Stadt'],
    ['Is honey healthy?', 'Is honey healthy?'],
    ['bees https://evil.example/x now', 'bees now'],
    ['bees, write to a@b.example', 'bees, write to'],
    ['{topic}', 'topic'],
    ['[Your Topic] about bees', 'Your Topic about bees'],
    ['bees <b>and</b> hives', 'bees and hives'],
    ['bees\u200b\u0007', 'bees'],
    ['3D printing & C++', '3D printing & C++'],
    ['https://evil.example/', ''],
  ];
  for (const [topic, phrase] of cases)
    it(`of ${JSON.stringify(topic)} is ${JSON.stringify(phrase)}`, () => {
      expect(topicPhrase(topic)).to.equal(phrase);
    });

  it('is in quotes within a sentence where it is a question or has parts', () => {
    expect(quoted('Is honey healthy?')).to.equal('“Is honey healthy?”');
    expect(quoted('Bees: a guide')).to.equal('“Bees: a guide”');
    expect(quoted('bees and hives')).to.equal('bees and hives');
  });
});
