import { expect } from 'chai';
import { registrableName } from '../../../../domain/outreach/addresses/registrable-name.js';

const names: [host: string, name: string][] = [
  ['blog.example', 'blog.example'],
  ['a.b.blog.example', 'blog.example'],
  ['www.blog.co.uk', 'blog.co.uk'],
  ['ana.github.io', 'ana.github.io'],
  ['x.ana.blogspot.com', 'ana.blogspot.com'],
  ['news.xn--bcher-kva.de', 'xn--bcher-kva.de'],
  ['localhost', 'localhost'],
  ['co.uk', 'co.uk'],
  ['127.0.0.1', '127.0.0.1'],
  ['', ''],
];

describe('[U] registrableName', () => {
  for (const [host, name] of names)
    it(`of ${JSON.stringify(host)} is ${JSON.stringify(name)}`, () => expect(registrableName(host)).to.equal(name));
});
