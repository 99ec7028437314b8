import { expect } from 'chai';
import type { ErrorCode } from '../../../../domain/base/errors.js';
import { FailedAudit } from '../../../../web/app/audits/failed-audit.js';
import { renderPart } from '../../../support/browser/render-part.js';
import { newOperation } from '../../../support/operations.js';

const show = (code: ErrorCode, website_url = 'https://lamps.example/') => {
  const error = { code, detail: `${website_url} cannot be reached: <no> answer` };
  const operation = newOperation({ type: 'complete_audit', status: 'failed', error, input: { website_url } });
  return renderPart(FailedAudit, { operation, site: null });
};
const bodies = (html: string) =>
  [...html.matchAll(/data-body="([^"]*)"/g)].map(([, body = '']) => body.replaceAll('&quot;', '"'));

describe('[U] failed audit', () => {
  it('says why, escaped, and offers the other forms of an address that was not reached', () => {
    const html = show('dns_failure');
    expect(html).to.contain('role="alert"').and.to.contain('&lt;no> answer').and.to.contain('Try again');
    expect(bodies(html)).to.deep.equal([
      '{"website_url":"https://lamps.example/"}',
      '{"website_url":"http://lamps.example/"}',
      '{"website_url":"https://www.lamps.example/"}',
      '{"website_url":"http://www.lamps.example/"}',
    ]);
  });

  it('offers another attempt alone where the address is not the reason', () => {
    const html = show('internal');
    expect(bodies(html)).to.deep.equal(['{"website_url":"https://lamps.example/"}']);
    expect(html).to.not.contain('http or www');
  });
});
