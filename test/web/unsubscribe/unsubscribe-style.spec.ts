import { expect } from 'chai';
import { DARK, LIGHT } from '../../../web/report/style/palette.js';
import { UNSUBSCRIBE_STYLE } from '../../../web/unsubscribe/unsubscribe-style.js';

describe('[U] style of the unsubscribe page', () => {
  it('has a light and a dark dress, and loads nothing', () => {
    const dark = UNSUBSCRIBE_STYLE.indexOf('@media (prefers-color-scheme: dark)');
    expect(UNSUBSCRIBE_STYLE.indexOf(`--page: ${LIGHT.page};`)).to.be.within(0, dark);
    expect(UNSUBSCRIBE_STYLE.indexOf(`--page: ${DARK.page};`)).to.be.greaterThan(dark);
    expect(UNSUBSCRIBE_STYLE).to.not.match(/url\(|@import|<\//);
  });

  it('shows where the keyboard is', () => {
    expect(UNSUBSCRIBE_STYLE).to.match(/button:focus-visible \{ outline: 3px solid/);
  });
});
