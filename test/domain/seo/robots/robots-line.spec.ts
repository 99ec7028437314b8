import { expect } from 'chai';
import { readLines } from '../../../../domain/seo/robots/robots-line.js';

const read = (text: string) =>
  [...readLines(text)].map(({ line, key, value, fault: error }) => [line, key, value, error]);

describe('[U] robots-line', () => {
  it('ends lines at LF, CR and CRLF and counts them', () => {
    expect(read('Allow: /a\r\nAllow: /b\rAllow: /c\n\nAllow: /d')).to.deep.equal([
      [1, 'allow', '/a', null],
      [2, 'allow', '/b', null],
      [3, 'allow', '/c', null],
      [5, 'allow', '/d', null],
    ]);
  });

  it('takes off comments and blanks', () => {
    expect(read('# all\n \t DISALLOW \t: /a b \t# why\n #')).to.deep.equal([[2, 'disallow', '/a b', null]]);
  });

  it('keeps colons of the value', () => {
    expect(read('Sitemap: https://h.example/a:b')).to.deep.equal([[1, 'sitemap', 'https://h.example/a:b', null]]);
  });

  it('understands a rule without colon, not prose', () => {
    expect(read('Disallow /a\nplease stay away')).to.deep.equal([
      [1, 'disallow', '/a', 'no colon'],
      [2, '', '', 'no colon'],
    ]);
  });

  it('understands common misspellings and says so', () => {
    expect(read('Dissallow: /a\nuseragent: x\nsite-map: y')).to.deep.equal([
      [1, 'disallow', '/a', 'misspelled: disallow is meant'],
      [2, 'user-agent', 'x', 'misspelled: user-agent is meant'],
      [3, 'sitemap', 'y', 'misspelled: sitemap is meant'],
    ]);
  });

  it('names a line that starts with a colon', () => {
    expect(read(': /a')).to.deep.equal([[1, '', '/a', 'no directive before the colon']]);
  });

  it('does not take a mark in the middle of the file for a blank (case 2)', () => {
    expect(read('\ufeffDisallow: /a')).to.deep.equal([[1, '\ufeffdisallow', '/a', null]]);
  });

  it('cuts a line at 16,664 bytes', () => {
    const [line] = read(`Disallow: /${'a'.repeat(20_000)}`);
    expect(line?.[2]).to.have.lengthOf(2083 * 8 - 'Disallow: '.length);
    const bytesLeft = 2083 * 8 - 'Disallow: /'.length;
    expect(read(`Disallow: /${'é'.repeat(20_000)}`)[0]?.[2]).to.have.lengthOf(1 + Math.floor(bytesLeft / 2));
    expect(read(`Disallow: /${'😀'.repeat(20_000)}`)[0]?.[2]).to.have.lengthOf(1 + 2 * Math.floor(bytesLeft / 4));
  });

  it('lets nothing behind the cut count, be it a comment or a rule', () => {
    expect(read(`${' '.repeat(17_000)}Disallow: /a\nAllow: /b`)).to.deep.equal([[2, 'allow', '/b', null]]);
    expect(read(`Disallow: /a${' '.repeat(17_000)}# why`)).to.deep.equal([[1, 'disallow', '/a', null]]);
  });
});
