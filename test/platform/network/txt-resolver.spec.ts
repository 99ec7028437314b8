import { expect } from 'chai';
import { createTxtResolver } from '../../../platform/network/txt-resolver.js';
import { type DnsResponder, startDnsResponder } from '../../support/servers/dns-responder.js';

describe('[U] TXT resolver', () => {
  let dns: DnsResponder;
  before(async () => {
    dns = await startDnsResponder();
  });
  after(() => dns.close());

  it('asks the name server for TXT records, and names what is not there', async () => {
    dns.records.set('site.example', 'linkwright-verification=abc');
    const resolve = createTxtResolver([dns.server]);
    expect(await resolve('site.example')).to.deep.equal([['linkwright-verification=abc']]);
    const failure = await resolve('gone.example').catch((error: unknown) => error);
    expect(failure).to.include({ code: 'ENOTFOUND' });
  });
});
