import { expect } from 'chai';
import { secServerVersion } from '../../../../../domain/seo/checks/sec/server-version.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secServerVersion.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/server-version', () => {
  it('names each header with a version', () => {
    expect(judge({ server: 'nginx/1.18.0', 'x-powered-by': 'PHP/8.1.2' })).to.deep.equal([
      { url, observed: 'nginx/1.18.0', expected: 'no version', where: 'server header' },
      { url, observed: 'PHP/8.1.2', expected: 'no version', where: 'x-powered-by header' },
    ]);
  });

  it('lets a bare name pass', () => {
    expect(judge({ server: 'nginx', 'x-powered-by': 'Express' })).to.deep.equal([]);
  });

  it('is silent without the headers', () => {
    expect(judge({})).to.deep.equal([]);
  });
});
