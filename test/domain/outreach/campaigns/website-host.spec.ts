import { expect } from 'chai';
import { websiteHost } from '../../../../domain/outreach/campaigns/website-host.js';

const hosts: [typed: string, host: string][] = [
  ['https://www.Blog.example/write-for-us?a=b#c', 'blog.example'],
  ['blog.example', 'blog.example'],
  ['//news.blog.co.uk/a', 'news.blog.co.uk'],
  ['http://blog.example:8080/', 'blog.example'],
  ['https://BÜCHER.example/a', 'bücher.example'],
  ['www.bu\u0308cher.example', 'b\u00fccher.example'],
  ['http://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['https://[::1]:8080/', '[::1]'],
  ['https://blog.example./', 'blog.example'],
  ['www.com', 'www.com'],
  ['javascript:alert(1)', ''],
  ['ana@blog.example', ''],
  ['', ''],
];

describe('[U] websiteHost', () => {
  for (const [typed, host] of hosts)
    it(`of ${JSON.stringify(typed)} is ${JSON.stringify(host)}`, () => expect(websiteHost(typed)).to.equal(host));
});
