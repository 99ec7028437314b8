import { expect } from 'chai';
import { readDisplay, readOwnChoice } from '../../../api/app/read-display.js';

describe('[U] display of a request', () => {
  it('is what the viewer chose, else what the browser says, else English in UTC', () => {
    expect(readDisplay({})).to.deep.equal({ language: 'en', time_zone: 'UTC' });
    expect(readDisplay({ 'accept-language': 'fr-CA,fr;q=0.9' })).to.deep.equal({ language: 'fr-CA', time_zone: 'UTC' });
    const cookie = 'a=b; linkwright_display=Asia/Tokyo~de; c=d';
    expect(readDisplay({ cookie, 'accept-language': 'fr' })).to.deep.equal({ language: 'de', time_zone: 'Asia/Tokyo' });
    const automatic = 'linkwright_display=auto:Asia/Tokyo~auto';
    expect(readDisplay({ cookie: automatic, 'accept-language': 'fr' })).to.deep.equal({
      language: 'fr',
      time_zone: 'Asia/Tokyo',
    });
  });

  it('is not what another cookie of a like name says', () => {
    expect(readOwnChoice({ cookie: 'xlinkwright_display=Asia/Tokyo~de' }).time_zone).to.equal(null);
  });
});
