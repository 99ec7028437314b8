import { expect } from 'chai';
import { isHeaderText } from '../../../../domain/outreach/writing/header-text.js';

describe('[U] isHeaderText', () => {
  for (const text of ['', 'An idea for you', 'Grüße 😀 an ☕', 'a\u00a0b', '"quoted", <b>: ;'])
    it(`takes ${JSON.stringify(text)}`, () => expect(isHeaderText(text)).to.equal(true));

  for (const sign of ['\r\n', '\r', '\n', '\0', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'])
    it(`refuses ${JSON.stringify(sign)} (case 64)`, () => {
      expect(isHeaderText(`Hi${sign}Bcc: x@y.example`)).to.equal(false);
      expect(isHeaderText(`Hi${sign}`)).to.equal(false);
    });
});
