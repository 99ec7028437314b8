import { expect } from 'chai';
import { NO_DISPLAY_CHOICE, readDisplayChoice, writeDisplayChoice } from '../../../domain/display/display-choice.js';

describe('[U] choice of how numbers and times are written', () => {
  it('comes back from its cookie as it was', () => {
    const choices = [
      NO_DISPLAY_CHOICE,
      { language: 'de-CH', time_zone: 'Europe/Zurich', is_zone_chosen: true },
      { language: null, time_zone: 'America/Argentina/Buenos_Aires', is_zone_chosen: false },
    ];
    for (const choice of choices) expect(readDisplayChoice(writeDisplayChoice(choice))).to.deep.equal(choice);
    expect(writeDisplayChoice(choices[2] ?? NO_DISPLAY_CHOICE)).to.equal('auto:America/Argentina/Buenos_Aires~auto');
  });

  it('is none where the cookie says what there is not', () => {
    for (const value of [null, '', 'x', 'Mars/Olympus~xx-invalid-tag-which-is-long', '<b>~"', '+01:00~auto', '~~~'])
      expect([value, readDisplayChoice(value)]).to.deep.equal([value, NO_DISPLAY_CHOICE]);
    expect(readDisplayChoice('Mars/Olympus~fr')).to.deep.equal({ ...NO_DISPLAY_CHOICE, language: 'fr' });
  });
});
