import { expect } from 'chai';
import {
  isPasswordUnreadable,
  PasswordUnreadableError,
} from '../../../../domain/outreach/sending/password-unreadable-error.js';

describe('[U] password that cannot be opened', () => {
  it('is known by its name, and is no other error', () => {
    expect(isPasswordUnreadable(new PasswordUnreadableError())).to.equal(true);
    expect(isPasswordUnreadable(new TypeError('x is undefined'))).to.equal(false);
    expect(isPasswordUnreadable('PasswordUnreadableError')).to.equal(false);
  });

  it('names no key', () => {
    expect(new PasswordUnreadableError().message).to.equal(
      'The stored password cannot be opened: its encryption key is missing',
    );
  });
});
