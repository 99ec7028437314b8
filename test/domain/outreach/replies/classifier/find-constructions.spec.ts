import { expect } from 'chai';
import {
  CONSTRUCTIONS,
  type Construction,
} from '../../../../../domain/outreach/replies/classifier/constructions/construction.js';
import { findConstructions } from '../../../../../domain/outreach/replies/classifier/find-constructions.js';
import { foldText } from '../../../../../domain/outreach/replies/classifier/fold-text.js';
import {
  LEARNED_LANGUAGES,
  type LearnedLanguage,
} from '../../../../../domain/outreach/replies/classifier/guess-language.js';

const found = (text: string, language: LearnedLanguage | null): Construction[] =>
  findConstructions(foldText(text), language).found.map(({ name }) => name);

describe('[U] constructions of a text', () => {
  const table: [LearnedLanguage, string, Construction][] = [
    ['en', 'In the end the committee decided firmly against it.', 'refuses'],
    ['en', 'Nothing against it from our end.', 'nothing_against'],
    ['de', 'Da spricht überhaupt nichts dagegen.', 'nothing_against'],
    ['de', 'Streichen Sie mich aus Ihrem Verteiler.', 'stop'],
    ['nl', 'Ik meld me niet af, blijf vooral mailen.', 'keep_writing'],
    ['nl', 'Haal ons van die lijst.', 'stop'],
    ['fr', "Merci d'arrêter vos relances.", 'stop'],
    ['fr', 'Je ne vois aucune raison de refuser.', 'nothing_against'],
    ['es', 'No quiero recibir nada más.', 'last'],
    ['es', 'Lo voy a consultar con el equipo y te digo.', 'undecided'],
    ['it', 'La prossima mail va al nostro avvocato.', 'threat'],
    ['it', 'Grazie della segnalazione, link sistemato.', 'fixed'],
    ['pt', 'Não vejo nenhum problema.', 'nothing_against'],
    ['pt', 'Apaguem todos os meus dados.', 'erase'],
    ['pl', 'Nie mamy nic przeciwko.', 'nothing_against'],
    ['pl', 'Proszę o kontakt po wakacjach.', 'later'],
    ['ja', '特に異存はございません。', 'nothing_against'],
    ['ja', '送信専用のアドレスです。', 'machine'],
  ];
  for (const [language, text, wanted] of table)
    it(`have ${wanted} in "${text}"`, () => {
      expect(found(text, language)).to.include(wanted);
    });

  it('are whole words', () => {
    expect(found('A lawyerly tone.', 'en')).to.include('threat');
    expect(found('Blawyer is a name.', 'en')).not.to.include('threat');
  });

  it('are those of any language where it is not known', () => {
    expect(found('rechtsanwalt', null)).to.include('threat');
    expect(found('abogado', null)).to.include('threat');
  });

  it('tell in which sentences they stand', () => {
    const { found: all, sentences } = findConstructions(foldText('Hello there. We will pass. Regards'), 'en');
    expect(sentences).to.equal(3);
    expect(all.find(({ name }) => name === 'refuses')?.sentences).to.deep.equal([1]);
  });

  it('can be said in every language, and are not found in nothing', () => {
    for (const language of LEARNED_LANGUAGES) {
      expect(found('', language), language).to.deep.equal([]);
      // Compiles all of them.
      expect(CONSTRUCTIONS).to.include.members(found('ok, xmail 000', language));
    }
  });
});
