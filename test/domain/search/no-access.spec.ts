import { expect } from 'chai';
import { accessEnded, isAccessGone, notConnected } from '../../../domain/search/no-access.js';

describe('[U] access that there is not', () => {
  it('names the platform and the call that gives it', () => {
    expect(notConnected('altengine')).to.include({
      code: 'not_connected',
      message: 'Not connected: give access to Bing Webmaster Tools by GET /api/integrations/altengine/connect',
    });
    expect(accessEnded('searchconsole')).to.include({
      code: 'connection_expired',
      message:
        'Access to Google Search Console has ended: connect again by GET /api/integrations/searchconsole/connect',
    });
  });

  it('is gone for all that is asked, which a busy provider is not', () => {
    const codes = ['not_connected', 'connection_expired', 'rate_limited', 'not_found'] as const;
    expect(codes.map(isAccessGone)).to.deep.equal([true, true, false, false]);
  });
});
