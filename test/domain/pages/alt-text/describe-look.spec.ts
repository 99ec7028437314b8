import { expect } from 'chai';
import { describeLook } from '../../../../domain/pages/alt-text/describe-look.js';
import { imageFacts } from '../../../support/sites/image-facts.js';

describe('[U] describe look', () => {
  const cases: [facts: Parameters<typeof imageFacts>[0], language: string, text: string][] = [
    [{}, 'en', 'Photo in brown and white, landscape format'],
    [{}, 'de', 'Foto in Braun und Weiß, Querformat'],
    [{ kind: 'graphic', orientation: 'square' }, 'fr', 'Graphique en brun et blanc, format carré'],
    [{ animated: true, orientation: 'portrait' }, 'es', 'Animación en marrón y blanco, formato vertical'],
    [{ kind: 'blank', dominant_colors: [] }, 'it', 'Immagine vuota, formato orizzontale'],
    [{ kind: 'icon' }, 'nl', 'Pictogram in bruin en wit, liggend formaat'],
    [{ kind: 'text' }, 'pt', 'Imagem com texto em castanho e branco, formato horizontal'],
    [{}, 'ja', 'Photo in brown and white, landscape format'],
  ];
  for (const [facts, language, text] of cases)
    it(`${language}: ${text}`, () => {
      expect(describeLook(imageFacts(facts), language)).to.equal(text);
    });
});
