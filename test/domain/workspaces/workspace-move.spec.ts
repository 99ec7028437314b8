import { expect } from 'chai';
import { isSharedWorkspaceId } from '../../../domain/workspaces/workspace.js';
import {
  describeOpenWork,
  isInTransit,
  type OpenWork,
  transitOwner,
} from '../../../domain/workspaces/workspace-move.js';

const NONE: OpenWork = { operations: [], queued_emails: 0, open_emails: 0 };

describe('[U] a move between workspaces', () => {
  it('has an owner that no one can sign in as, and that is no workspace', () => {
    const owner = transitOwner({ id: 'a'.repeat(24) });
    // Ids of users that begin like those of shared workspaces are refused at sign-in.
    expect(isSharedWorkspaceId(owner)).to.equal(true);
    expect([owner, 'alice', `ws_${'a'.repeat(24)}`].map(isInTransit)).to.deep.equal([true, false, false]);
  });

  it('waits for all that runs, and says what to do about it', () => {
    expect(describeOpenWork(NONE)).to.equal(null);
    const cases: [Partial<OpenWork>, string][] = [
      [{ operations: ['f'.repeat(24)], queued_emails: 2 }, `Operation ${'f'.repeat(24)} has not finished: wait`],
      [{ queued_emails: 2, open_emails: 1 }, 'Emails that wait in a queue: 2. Let them be sent or cancel the queue'],
      [{ open_emails: 1 }, 'Emails that are being sent or have an unknown outcome: 1. Resolve them'],
    ];
    for (const [open, words] of cases) expect(describeOpenWork({ ...NONE, ...open })).to.contain(words);
  });
});
