import { expect } from 'chai';
import { suppressedAddress } from '../../../../domain/outreach/sending/suppressed-address.js';

const forms: [given: string, kept: string | null][] = [
  ['Ana@Blog.Example', 'ana@blog.example'],
  [' ana@blog.example ', 'ana@blog.example'],
  ['ana+guest@blog.example', 'ana+guest@blog.example'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['@Blog.Example', '@blog.example'],
  ['@bücher.example', '@xn--bcher-kva.example'],
  ['*@Blog.Example', '@blog.example'],
  ['*@*.blog.example', null],
  ['*.blog.example', null],
  ['j*@blog.example', null],
  ['*', null],
  ['blog.example', null],
  ['@', null],
  ['', null],
  ['@@blog.example', null],
  ['@a@blog.example', null],
  ['ana@', null],
  ['ana@xn--zz--.example', null],
  ['@..', null],
];

describe('[U] suppressedAddress', () => {
  for (const [given, kept] of forms) {
    it(`${JSON.stringify(given)} is ${kept ?? 'neither address nor domain'}`, () => {
      expect(suppressedAddress(given)).to.equal(kept);
    });
  }
});
