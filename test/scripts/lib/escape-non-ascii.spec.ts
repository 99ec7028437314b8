import { expect } from 'chai';
import { escapeNonAscii } from '../../../scripts/lib/escape-non-ascii.mjs';

/** What a program evaluates to. */
const run = (code: string): unknown => new Function(`return ${code}`)();

describe('[U] programs in ASCII', () => {
  it('mean the same: in expressions of every kind, strings, names and comments', () => {
    for (const code of [
      "/^[é-ü]+$/.test('éü')",
      "/[😀-😎]/u.test('😃')",
      "/^.$/u.test('😃') && !/^.$/.test('😃')",
      "/[\\p{L}&&[é]]/v.test('é')",
      `'日本' === ['日', '本'].join('')`,
      "new RegExp(String.raw`^(?:ä|é)\\s$`).test('é ')",
      '(() => { const größe = 1; /* Größe */ return größe === 1; })()',
    ]) {
      const escaped = escapeNonAscii(code);
      expect(escaped, code)
        .to.match(/^[\0-\x7f]+$/)
        .and.not.equal(code);
      expect([run(code), run(escaped)], code).to.deep.equal([true, true]);
    }
  });

  it('leave other lines as they are, and refuse raw templates that would change', () => {
    expect(escapeNonAscii('const a = String.raw`\\d`;\nb();')).to.equal('const a = String.raw`\\d`;\nb();');
    expect(() => escapeNonAscii('const a = String.raw`é`;')).to.throw('A raw template that is not ASCII');
  });
});
