import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { copyChecks } from '../../../../domain/seo/site/copy-checks.js';

const production_origin = 'https://www.example.com';
const ids = (start_url: string) => copyChecks({ start_url, production_origin }).map(({ id }) => id);

describe('[U] copy checks', () => {
  it('are those on how a site is served, since a copy has a server of its own', () => {
    const onHttp = ids('http://127.0.0.1:8080/');
    expect(onHttp).to.include.members([
      'sec/http-page',
      'sec/hsts-missing',
      'crawl/http-not-redirected',
      'sec/mixed-active',
    ]);
    const [first] = copyChecks({ start_url: 'http://127.0.0.1:8080/', production_origin });
    expect(first?.reason).to.include('https://www.example.com').and.include('not checked on a copy');
  });

  it('leave mixed content of an encrypted copy to be judged: other hosts are named as they are', () => {
    expect(ids('https://staging.example/')).to.include('sec/hsts-missing').and.not.include('sec/mixed-active');
  });

  it('are none where the site itself is judged', () => {
    expect(copyChecks({ start_url: 'http://www.example.com/' })).to.deep.equal([]);
    expect(copyChecks({ start_url: 'https://www.example.com/a', production_origin })).to.deep.equal([]);
  });

  it('are in the catalog', () => {
    expect(ALL_CHECKS.map(({ id }) => id)).to.include.members(ids('http://127.0.0.1/'));
  });
});
