import { expect } from 'chai';
import { readSpelledOut } from '../../../../../domain/outreach/discovery/contacts/spelled-out.js';
import { endsSoon } from '../../../../support/processor-time.js';

describe('[U] addresses written in words', () => {
  for (const [text, email] of [
    ['Write to ana [at] blog [dot] example.', 'ana@blog.example'],
    ['ana(at)blog.example', 'ana@blog.example'],
    ['ana (AT) blog (DOT) example', 'ana@blog.example'],
    ['ana at blog dot example', 'ana@blog.example'],
    ['ana {at} blog {dot} co {dot} uk', 'ana@blog.co.uk'],
    ['ana.maria [@] blog [.] example', 'ana.maria@blog.example'],
    ['redaktion (ät) blog (punkt) de', 'redaktion@blog.de'],
    ['redaktion [at] bücher punkt de', 'redaktion@bücher.de'],
    ['ana arroba blog punto es', 'ana@blog.es'],
    ['ana(arroba)blog.es', 'ana@blog.es'],
    ['ana [chez] blog [point] fr', 'ana@blog.fr'],
    ['info(a)blog.it', 'info@blog.it'],
  ] as const)
    it(text, () => {
      expect(readSpelledOut(text)).to.deep.equal([email]);
    });

  it('are all found', () => {
    expect(readSpelledOut('ana [at] blog.example, bo (at) blog.example')).to.deep.equal([
      'ana@blog.example',
      'bo@blog.example',
    ]);
  });

  for (const text of [
    'Find me at blog.example',
    'Meet us at noon dot',
    'option (a) blog.example',
    'ana [at] blog',
    'josé[at]blog.example',
    'ana@blog.example',
    'look [at]',
  ])
    it(`nothing in: ${text}`, () => {
      expect(readSpelledOut(text)).to.deep.equal([]);
    });

  it('in time that grows with the page alone', () => {
    for (const part of ['a at ', 'a [at] ', 'a.', 'a-', 'a dot ', ' ', 'x', '[at]'])
      expect(endsSoon(() => readSpelledOut(part.repeat(200_000 / part.length)))).to.deep.equal([]);
  });
});
