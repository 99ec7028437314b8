import { expect } from 'chai';
import { findDataRights } from '../../../../../domain/outreach/replies/classes/data-rights.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findDataRights(readClassFacts(text, ''));

describe('[U] rights over one’s data without a law that is cited', () => {
  for (const text of [
    'Please erase everything you hold on our society.',
    'I object to the use of my details for marketing.',
    'Where did you get my number and address? Delete it.',
    'Löschen Sie bitte sämtliche Angaben zu meiner Person, auch meine Adresse.',
    'Ich erhebe Widerspruch gegen jede werbliche Nutzung.',
    'Woher stammt meine Adresse? Bitte entfernen.',
    'Effacez toutes les données que vous avez sur moi.',
    "Je m'oppose à toute prospection.",
    'Eliminen todos mis datos de sus sistemas.',
    'Me opongo al tratamiento de los datos.',
    'Cancellate tutti i miei dati.',
    'Mi oppongo al trattamento dei dati.',
    'Apaguem todos os meus dados, por favor.',
    'Oponho-me ao tratamento dos meus dados.',
    'Verwijder al mijn gegevens uit uw bestand.',
    'Ik maak bezwaar tegen het gebruik van ons adres voor reclame.',
    'Proszę usunąć moje dane z bazy.',
    'Sprzeciwiam się przetwarzaniu danych.',
    '私の個人情報をすべて削除してください。',
    'どこで私のアドレスを知ったのですか。消してください。',
  ])
    it(`are claimed by "${text}"`, () => {
      expect(find(text)?.confidence).to.equal(0.93);
    });

  for (const text of [
    'I have removed the old address from our page, thanks.',
    'Please delete the second paragraph of the draft about my data.',
    'Do not delete my details, I will call you.',
    "N'effacez pas mes coordonnées, je vous rappelle.",
    'Where did you find my article? Great that you like it.',
    'Unsere Daten zum Thema finden Sie auf der Seite.',
    'Tenemos nuestros datos publicados en la web.',
    '記事のデータを送ってください。',
  ])
    it(`are not claimed by "${text}"`, () => {
      expect(find(text)).to.equal(null);
    });
});
