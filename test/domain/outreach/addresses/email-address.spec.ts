import { expect } from 'chai';
import {
  canonicalEmail,
  domainOfEmail,
  suppressionForms,
} from '../../../../domain/outreach/addresses/email-address.js';
import { oddStrings } from '../../../support/odd-strings.js';

const forms: [given: string, canonical: string | null][] = [
  ['ana@blog.example', 'ana@blog.example'],
  [' Ana.Lind+Guest@Blog.Example\n', 'ana.lind+guest@blog.example'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@BU\u0308CHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
  ['ana@col·legi.cat', 'ana@xn--collegi-xma.cat'],
  ['ana@mail。blog．example', 'ana@mail.blog.example'],
  ['JOSE\u0301@blog.example', 'jos\u00e9@blog.example'],
  ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
  ["o'hara!#$%&*/=?^_`{|}~-@blog.example", "o'hara!#$%&*/=?^_`{|}~-@blog.example"],
  [`${'a'.repeat(64)}@blog.example`, `${'a'.repeat(64)}@blog.example`],
  [`${'a'.repeat(65)}@blog.example`, null],
  [`${'é'.repeat(32)}@blog.example`, `${'é'.repeat(32)}@blog.example`],
  [`${'é'.repeat(33)}@blog.example`, null],
  [`ana@${'a'.repeat(63)}.example`, `ana@${'a'.repeat(63)}.example`],
  [`ana@${'a'.repeat(64)}.example`, null],
  [`${'a'.repeat(64)}@${'b.'.repeat(91)}example`, `${'a'.repeat(64)}@${'b.'.repeat(91)}example`],
  [`${'a'.repeat(64)}@${'b.'.repeat(92)}example`, null],
  ['', null],
  ['ana', null],
  ['@blog.example', null],
  ['ana@', null],
  ['ana@blog', null],
  ['ana@localhost', null],
  ['ana@127.0.0.1', null],
  ['ana@[127.0.0.1]', null],
  ['ana@1.2', null],
  ['ana@blog.example.', null],
  ['ana@.blog.example', null],
  ['ana@blog..example', null],
  ['ana@-blog.example', null],
  ['ana@blog-.example', null],
  ['ana@blog_s.example', null],
  ['ana@blog.example:25', null],
  ['ana@blog.example/x', null],
  ['ana@blog%2eexample', null],
  ['ana@xn--zz--.example', null],
  ['ana@xn--.example', null],
  ['ana@xn--999999999.example', null],
  ['.ana@blog.example', null],
  ['ana.@blog.example', null],
  ['an..a@blog.example', null],
  ['an a@blog.example', null],
  ['"an a"@blog.example', null],
  ['ana@lind@blog.example', null],
  ['Ana <ana@blog.example>', null],
  ['ana@blog.example, bob@blog.example', null],
  ['ana@blog.example\r\nBcc: x@y.example', null],
  ['ana\r\nBcc: x@y.example', null],
  ['an\0a@blog.example', null],
  ['an\u200ba@blog.example', null],
  ['an\u202ea@blog.example', null],
  ['an\ud800a@blog.example', null],
  ['ana@bl\u200bog.example', null],
];

describe('[U] canonicalEmail', () => {
  for (const [given, canonical] of forms) {
    it(`${JSON.stringify(given).slice(0, 60)} is ${canonical?.slice(0, 60) ?? 'no address'}`, () => {
      expect(canonicalEmail(given)).to.equal(canonical);
    });
  }

  it('changes nothing the second time, whatever it is given', () => {
    const words = ['ana', 'İ', 'ΑΣ', '.', '@', '@blog.example', '@bücher.example', '.example', 'xn--', '-', '+tag'];
    let addresses = 0;
    for (const text of oddStrings(2_000, 7, words)) {
      const once = canonicalEmail(text);
      if (once === null) continue;
      addresses += 1;
      expect(canonicalEmail(once), text).to.equal(once);
      expect(suppressionForms(once)[0], text).to.equal(once);
    }
    expect(addresses).to.be.greaterThan(80);
  });

  it('has done with endless text at once', () => {
    for (const piece of ['a', '@', 'a@', '.', 'xn--', 'ü', ' ', '+'])
      for (let round = 0; round < 50; round++) expect(canonicalEmail(piece.repeat(100_000))).to.equal(null);
  });
});

describe('[U] domainOfEmail', () => {
  it('is what is behind the last at sign', () => {
    expect(domainOfEmail('ana@blog.example')).to.equal('blog.example');
  });
});

describe('[U] suppressionForms', () => {
  const cases: [address: string, found: string[]][] = [
    ['ana@blog.example', ['ana@blog.example', '@blog.example']],
    ['ana+guest@blog.example', ['ana+guest@blog.example', 'ana@blog.example', '@blog.example']],
    ['ana+a+b@blog.example', ['ana+a+b@blog.example', 'ana@blog.example', '@blog.example']],
    ['+a@blog.example', ['+a@blog.example', '@blog.example']],
    ['ana@mail.eu.blog.co.uk', ['ana@mail.eu.blog.co.uk', '@mail.eu.blog.co.uk', '@blog.co.uk']],
    ['ana@ana.github.io', ['ana@ana.github.io', '@ana.github.io']],
    ['ana@xn--bcher-kva.example', ['ana@xn--bcher-kva.example', '@xn--bcher-kva.example']],
  ];
  for (const [address, found] of cases) {
    it(`of ${address} are ${found.slice(1).join(' and ')} beside itself (case 71)`, () => {
      expect(suppressionForms(address)).to.deep.equal(found);
    });
  }

  it('of a neighbor hold nothing of the suppressed address', () => {
    expect(suppressionForms('bob@blog.example')).to.not.include('ana@blog.example');
    expect(suppressionForms('ana@blog.example')).to.not.include('ana+guest@blog.example');
  });
});
