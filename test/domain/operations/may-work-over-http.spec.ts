import { expect } from 'chai';
import type { ErrorCode } from '../../../domain/base/errors.js';
import { mayWorkOverHttp } from '../../../domain/operations/may-work-over-http.js';

const over = (
  detail: string,
  { code = 'site_unreachable', url = 'https://a.example/' }: { code?: ErrorCode; url?: string } = {},
) => mayWorkOverHttp({ error: { code, detail }, input: { url } });

describe('[U] sites that may work over plain HTTP', () => {
  it('are those whose port 443 speaks no TLS or nothing at all', () => {
    for (const detail of [
      'https://a.example/: The secure connection could not be set up (ERR_SSL_WRONG_VERSION_NUMBER).',
      'https://a.example/: The server refused the connection or cannot be reached.',
      'https://a.example/: The connection broke off.',
    ])
      expect(over(detail)).to.equal(true);
  });

  it('are not those that answered, do not exist, or were requested over HTTP', () => {
    expect(over('https://a.example/ returns status 404')).to.equal(false);
    expect(over('The secure connection could not be set up', { code: 'dns_failure' })).to.equal(false);
    expect(over('The connection broke off.', { url: 'http://a.example/' })).to.equal(false);
    expect(mayWorkOverHttp({ error: null, input: { url: 'https://a.example/' } })).to.equal(false);
  });
});
