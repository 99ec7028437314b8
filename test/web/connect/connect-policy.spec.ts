import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { CONNECT_POLICY } from '../../../web/connect/connect-policy.js';
import { CONNECT_SCRIPT } from '../../../web/connect/connect-script.js';
import { UNSUBSCRIBE_STYLE } from '../../../web/unsubscribe/unsubscribe-style.js';

describe('[U] policy of the page after connecting', () => {
  it('allows the one style and the one script by their hashes, and nothing else', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('base64');
    expect(CONNECT_POLICY).to.equal(
      `default-src 'none'; script-src 'sha256-${hash(CONNECT_SCRIPT)}'; style-src 'sha256-${hash(UNSUBSCRIBE_STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });
});
