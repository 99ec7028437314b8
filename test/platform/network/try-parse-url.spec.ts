import { expect } from 'chai';
import { tryParseUrl } from '../../../platform/network/try-parse-url.js';

describe('[U] try to parse a URL', () => {
  it('gives the URL, or null', () => {
    expect(tryParseUrl('https://site.example/a')?.href).to.equal('https://site.example/a');
    for (const text of ['', 'site.example', 'https://', 'https://256.256.256.256/', 'http://[::1'])
      expect(tryParseUrl(text), text).to.equal(null);
  });

  it('reads Latin-1 names the ten-thousandth time as it did the first (URL.canParse of Node 20 does not)', () => {
    // From a parser, so that the text is one flat string of one byte a character.
    const text: string = JSON.parse('"https://bücher.example/"');
    let refused = 0;
    for (let times = 0; times < 100_000; times++) if (tryParseUrl(text) === null) refused++;
    expect(refused).to.equal(0);
  });
});
