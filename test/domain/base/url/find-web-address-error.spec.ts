import { expect } from 'chai';
import { findWebAddressError } from '../../../../domain/base/url/find-web-address-error.js';

describe('[U] findWebAddressError', () => {
  const refused: [text: string, named: string][] = [
    ['https://ｂlog.example/', 'write "b" for "ｂ"'],
    ['ｂlog.example', 'write "b" for "ｂ"'],
    ['https:\\\\blog.ⓔxample', 'write "e" for "ⓔ"'],
    ['//blog．example/', 'write "." for "．"'],
    ['https://bl\u200bog.example/', 'U+200B'],
    ['https://bl\u00adog.example/', 'U+00AD'],
    ['https://blog\ufe0f.example/', 'U+FE0F'],
    ['https://blog.example/\u200b', 'U+200B'],
    ['https://blog.example/\u202egnp.exe', 'U+202E'],
    ['https://blog.example/\0', 'U+0000'],
    ['http://user:pass@blog.example/', 'must not contain a user name or password'],
    ['HTTPS:\\\\user@blog.example', 'must not contain a user name or password'],
    ['https://blog.example/\ud83d', 'U+D83D'],
    ['https://blog.example/Caf\ufffd', 'U+FFFD'],
  ];
  for (const [text, named] of refused)
    it(`refuses ${JSON.stringify(text)}`, () => expect(findWebAddressError(text)).to.contain(named));

  const taken = [
    'https://blog.example/',
    'https://bücher.example/Größe?q=ｆｕｌｌ',
    'https://例え。jp/',
    'https://blog.example/👨\u200d👩☀\ufe0f',
    'https://blog.example/می\u200cخواهم',
    'nothing at all',
    'https://blog.example/@user',
    'https://blog.example/?mail=a@b.example',
  ];
  for (const text of taken) it(`has nothing against ${text}`, () => expect(findWebAddressError(text)).to.equal(null));
});
