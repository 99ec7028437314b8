import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { UNSUBSCRIBE_POLICY } from '../../../web/unsubscribe/unsubscribe-policy.js';
import { UNSUBSCRIBE_STYLE } from '../../../web/unsubscribe/unsubscribe-style.js';

describe('[U] content policy of the unsubscribe page', () => {
  it('allows the one style and the form, and nothing else', () => {
    const hash = createHash('sha256').update(UNSUBSCRIBE_STYLE).digest('base64');
    expect(UNSUBSCRIBE_POLICY).to.equal(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
  });
});
