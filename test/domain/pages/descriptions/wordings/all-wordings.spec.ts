import { expect } from 'chai';
import { DESCRIPTION_TONES } from '../../../../../domain/pages/descriptions/description-request.js';
import { ALL_WORDINGS } from '../../../../../domain/pages/descriptions/wordings/all-wordings.js';
import { SEARCH_INTENTS } from '../../../../../domain/search/search-intent.js';

describe('[U] wordings of descriptions', () => {
  it('are there for seven languages', () => {
    expect([...ALL_WORDINGS.keys()]).to.deep.equal(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
  });

  for (const [language, wording] of ALL_WORDINGS)
    it(`${language}: four texts for each intent and three closings for each tone, complete and distinct`, () => {
      for (const intent of SEARCH_INTENTS) {
        const bodies = wording.bodies[intent];
        expect(new Set(bodies).size, intent).to.equal(4);
        for (const body of bodies) {
          expect(body.split('{k}').length, body).to.equal(2);
          expect(body, body).to.match(/\[[^\]]*\{m\}[^\]]*\]/);
          expect(body, body).to.match(/[.!?]$/);
          // Nothing is claimed that no one has told.
          expect(body, body).to.not.match(/\d|%|free|gratis|best price/i);
        }
      }
      for (const tone of DESCRIPTION_TONES) expect(new Set(wording.closings[tone]).size, tone).to.equal(3);
      expect(wording.pointing.every((word) => word === word.toLowerCase())).to.equal(true);
    });
});
