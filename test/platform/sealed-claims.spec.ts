import { expect } from 'chai';
import { createSealedClaims } from '../../platform/sealed-claims.js';

describe('[U] sealed claims', () => {
  it('open for their purpose alone', () => {
    const claims = createSealedClaims('a test secret of more than 32 characters', 'one');
    const token = claims.seal('Grüße\n"');
    expect(claims.open(token)).to.equal('Grüße\n"');
    expect(createSealedClaims('a test secret of more than 32 characters', 'other').open(token)).to.equal(null);
    expect(claims.open(`${token}=`)).to.equal(null);
  });
});
