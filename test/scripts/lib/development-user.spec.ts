import os from 'node:os';
import { expect } from 'chai';
import { findDevelopmentUser } from '../../../scripts/lib/development-user.mjs';

describe('[U] development user', () => {
  it('is who works on this machine', () => {
    expect(findDevelopmentUser()).to.equal(os.userInfo().username);
  });
});
