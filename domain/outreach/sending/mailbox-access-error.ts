import { DomainError } from '../../base/errors.js';
import type { PauseCause } from './judge-access-end.js';

/** A mailbox cannot be used until a person acts: a DomainError that also says what its sender is paused for. */
export class MailboxAccessError extends DomainError {
  constructor(readonly pause: PauseCause) {
    super('connection_expired', pause.detail);
  }
}
