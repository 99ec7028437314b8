import { expect } from 'chai';
import { accessEnded, notConnected } from '../../../domain/search-data/no-access.js';

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
});
