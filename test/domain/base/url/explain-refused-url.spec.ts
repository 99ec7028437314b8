import { expect } from 'chai';
import { explainRefusedUrl } from '../../../../domain/base/url/explain-refused-url.js';
import { UrlNotAllowedError } from '../../../../platform/network/errors.js';

const HINT =
  'This URL may not be requested. If it is on your own machine or network, add localhost:3000 to ALLOWED_PRIVATE_HOSTS ' +
  'in .env (ALLOWED_PRIVATE_HOSTS=localhost:3000; several with commas) and restart Linkwright.';

describe('[U] explainRefusedUrl', () => {
  it('names the setting and the value that would allow the URL', () => {
    const error = new UrlNotAllowedError('local_name', 'localhost:3000');
    expect(explainRefusedUrl(error, 'This URL may not be requested')).to.equal(HINT);
  });

  it('names none where no setting allows it, and for other errors', () => {
    for (const error of [new UrlNotAllowedError('metadata_name'), new Error('other')])
      expect(explainRefusedUrl(error, 'This URL may not be requested')).to.equal('This URL may not be requested');
  });
});
