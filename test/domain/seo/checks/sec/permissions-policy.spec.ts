import { expect } from 'chai';
import { secPermissionsPolicy } from '../../../../../domain/seo/checks/sec/permissions-policy.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secPermissionsPolicy.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/permissions-policy', () => {
  it('fires without the header', () => {
    expect(judge({})).to.deep.equal([
      { url, observed: 'no header', expected: 'a policy', where: 'Permissions-Policy header' },
    ]);
  });

  it('is satisfied with a policy, an empty one included', () => {
    expect([judge({ 'permissions-policy': 'camera=()' }), judge({ 'permissions-policy': '' })]).to.deep.equal([[], []]);
  });
});
