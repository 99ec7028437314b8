import { expect } from 'chai';
import { spellingsOf, suppressionEntry } from '../../store/suppression-spellings.js';

describe('[U] spellings of suppressions', () => {
  const entries: [given: string, entry: string][] = [
    [' Ana@Blog.Example ', 'ana@blog.example'],
    ['lee@Bücher.example', 'lee@xn--bcher-kva.example'],
    ['@Bücher.example', '@xn--bcher-kva.example'],
    ['Lee@[192.0.2.1]', 'lee@[192.0.2.1]'],
  ];
  for (const [given, entry] of entries)
    it(`${given} is kept as ${entry}`, () => expect(suppressionEntry(given)).to.equal(entry));

  it('are two where the domain has letters of its own, else one', () => {
    expect(spellingsOf('lee@xn--bcher-kva.example')).to.deep.equal(['lee@xn--bcher-kva.example', 'lee@bücher.example']);
    expect(spellingsOf('@xn--bcher-kva.example')).to.deep.equal(['@xn--bcher-kva.example', '@bücher.example']);
    expect(spellingsOf('ana@blog.example')).to.deep.equal(['ana@blog.example']);
    expect(spellingsOf('lee@[192.0.2.1]')).to.deep.equal(['lee@[192.0.2.1]']);
    expect(spellingsOf('no address')).to.deep.equal(['no address']);
  });
});
