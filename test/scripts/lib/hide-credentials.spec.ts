import { expect } from 'chai';
import { hideCredentials } from '../../../scripts/lib/hide-credentials.mjs';

describe('[U] hideCredentials', () => {
  it('shows neither user nor password', () => {
    expect(hideCredentials('mongodb+srv://ann:s%40crt@db.example/lw')).to.equal('mongodb+srv://***@db.example/lw');
    expect(hideCredentials('mongodb://db.example:27017/lw?x=a@b')).to.equal('mongodb://db.example:27017/lw?x=a@b');
  });
});
