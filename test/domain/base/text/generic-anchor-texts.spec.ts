import { expect } from 'chai';
import { GENERIC_ANCHOR_TEXTS } from '../../../../domain/base/text/generic-anchor-texts.js';

describe('[U] GENERIC_ANCHOR_TEXTS', () => {
  it('holds texts in the form they are compared in', () => {
    const texts = Object.values(GENERIC_ANCHOR_TEXTS).flat();
    expect(texts.filter((text) => text !== text.toLowerCase().trim() || /[^\p{L}\p{N}\s]/u.test(text))).to.deep.equal(
      [],
    );
  });
});
