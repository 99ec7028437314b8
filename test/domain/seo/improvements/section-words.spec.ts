import { expect } from 'chai';
import {
  isHoursHeading,
  isPriceListImage,
  isReviewsHeading,
  knowsWords,
} from '../../../../domain/seo/improvements/section-words.js';

describe('[U] section words', () => {
  it('know sections with reviews in many languages', () => {
    for (const text of [
      'Customer Reviews',
      'What our customers say',
      'Kundenstimmen',
      'Das sagen unsere Gäste',
      'Referenzen',
      'Témoignages',
      'Opiniones',
      'Dicono di noi',
    ])
      expect(isReviewsHeading(text), text).to.equal(true);
    for (const text of ['Services', 'Kontakt', 'What we do', 'La carte'])
      expect(isReviewsHeading(text), text).to.equal(false);
  });

  it('know sections with opening hours', () => {
    for (const text of ['🕐 Hours', 'Öffnungszeiten', 'Horaires', 'Orari di apertura', 'When we’re open'])
      expect(isHoursHeading(text), text).to.equal(true);
    for (const text of ['Happy to help', 'Prices']) expect(isHoursHeading(text), text).to.equal(false);
  });

  it('know images of price lists, and not the buttons that are called menu', () => {
    for (const alt of ["Johnny's Barbershop Menu", 'Unsere Preisliste', 'La carte des plats'])
      expect(isPriceListImage(alt), alt).to.equal(true);
    for (const alt of ['Menu', 'menu icon', 'Open menu', 'Menü öffnen', 'Front of the shop'])
      expect(isPriceListImage(alt), alt).to.equal(false);
  });

  it('say of which languages they know words', () => {
    expect(['en', 'de-AT', 'fr', 'th', null].map(knowsWords)).to.deep.equal([true, true, true, false, false]);
  });
});
