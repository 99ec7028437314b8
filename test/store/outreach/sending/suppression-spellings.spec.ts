import { expect } from 'chai';
import { suppressionEntry, suppressionKey } from '../../../../store/outreach/sending/suppression-spellings.js';

describe('[U] spellings of suppressions', () => {
  const entries: [given: string, entry: string][] = [
    [' Ana@Blog.Example ', 'ana@blog.example'],
    ['lee@Bücher.example', 'lee@xn--bcher-kva.example'],
    ['@Bücher.example', '@xn--bcher-kva.example'],
    ['Lee@[192.0.2.1]', 'lee@[192.0.2.1]'],
  ];
  for (const [given, entry] of entries)
    it(`${given} is kept as ${entry}`, () => expect(suppressionEntry(given)).to.equal(entry));

  it('have one key where they are one mailbox', () => {
    const one = ['Jane.Doe@gmail.com', 'janedoe@googlemail.com', ' j.anedoe@GMAIL.com'];
    expect(new Set(one.map(suppressionKey))).to.deep.equal(new Set(['janedoe@gmail.com']));
    expect(suppressionKey('lee@Bücher.example')).to.equal('lee@xn--bcher-kva.example');
    expect(suppressionKey('*@googlemail.com')).to.equal('@gmail.com');
  });
});
