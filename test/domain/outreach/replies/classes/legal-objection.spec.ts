import { expect } from 'chai';
import { findLegalObjection } from '../../../../../domain/outreach/replies/classes/legal-objection.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findLegalObjection(readClassFacts(text, ''));

describe('[U] objection by law', () => {
  for (const text of [
    'Under GDPR Art. 17 I demand erasure of all my personal data.',
    'Ich widerspreche der Nutzung meiner Daten nach Art. 21 DSGVO.',
    'Unverlangte Werbung, § 7 UWG. Unterlassen Sie das.',
    'Op grond van de AVG maak ik bezwaar.',
    "En vertu de l'article 21 du RGPD, je m'oppose au traitement.",
    'Esto vulnera la LSSI.',
    'Ai sensi del GDPR mi oppongo al trattamento.',
    'Nos termos da LGPD peço que eliminem os meus dados.',
    'Na podstawie RODO żądam usunięcia danych.',
    '特定電子メール法違反です。',
    'You are in violation of CAN-SPAM.',
  ])
    it(`is "${text}"`, () => {
      expect(find(text)?.confidence).to.equal(0.95);
    });

  for (const text of [
    'We are a law firm and would love an article on GDPR and the right to erasure.',
    'What does your policy say about GDPR?',
    'Please delete the second paragraph of the draft.',
    'Our readers ask about Art. 17 DSGVO and how to delete data.',
  ])
    it(`is not "${text}"`, () => {
      expect(find(text)).to.equal(null);
    });
});
