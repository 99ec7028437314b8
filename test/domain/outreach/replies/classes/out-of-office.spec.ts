import { expect } from 'chai';
import { findOutOfOffice } from '../../../../../domain/outreach/replies/classes/out-of-office.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findOutOfOffice(readClassFacts(text, 'Re: Balcony hives'), false);

describe('[U] absence', () => {
  for (const text of [
    'I am out of the office until May 12.',
    'Ich bin bis zum 4. Mai im Urlaub.',
    'Je suis absent cette semaine.',
    'Estoy de vacaciones.',
    'Sono in ferie.',
    'Ik ben deze week afwezig.',
    'Estou de férias.',
    'Jestem na urlopie.',
    'Jag är på semester.',
    'Jeg er på ferie.',
    'Olen lomalla.',
    'Я в отпуске до 12 мая.',
    'Szabadságon vagyok.',
    '不在にしております。',
    '我正在休假。',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of [
    'I was out of office last week, sorry.',
    'The office is nice.',
    'We write about holidays.',
    'I have no vacation plans.',
  ]) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }

  it('needs less where a program wrote it', () => {
    const late = `${'Our bees are well. '.repeat(40)}I am out of the office until May 12.`;
    expect(find(late)).to.equal(null);
    expect(findOutOfOffice(readClassFacts(late, ''), true)?.confidence).to.equal(0.97);
    expect(findOutOfOffice(readClassFacts('See you.', 'Abwesenheitsnotiz'), true)).to.not.equal(null);
  });
});
