import { expect } from 'chai';
import { type EraseAccountDeps, eraseAccount } from '../../../api/accounts/erase-account.js';
import { DomainError } from '../../../domain/base/errors.js';
import type { Platform } from '../../../domain/search/connection.js';
import { catchFailure } from '../../support/catch-failure.js';

const now = async () => undefined;

/** Passes over store and Temporal answer with these numbers, then with none. */
function world(passes: { records: number[]; workflows: number[] }, given: { revoked?: boolean; fails?: string } = {}) {
  const told: string[] = [];
  const tell = (word: string): void => {
    told.push(word);
    if (word === given.fails) throw new DomainError('dependency_unavailable', `${word} failed`, true);
  };
  const connection = (platform: Platform) => ({ user_id: 'alice', platform }) as never;
  const deps: EraseAccountDeps = {
    connections: { all: async () => [connection('searchconsole'), connection('altengine')] },
    mailboxGrants: { all: async () => new Map([['s1', {}]]) as never },
    sites: { list: async () => [{ id: 's1' }, { id: 's2' }] as never },
    userErasures: {
      erase: async (user) => {
        tell(`records of ${user}`);
        return passes.records.shift() ?? 0;
      },
    },
    gateway: {
      disconnectMailbox: async ({ sender_id }) => {
        tell(`disconnect the mailbox of ${sender_id}`);
        return { found: true, revoked: true };
      },
      disconnectPlatform: async ({ platform }) => {
        tell(`disconnect ${platform}`);
        return { found: true, revoked: given.revoked ?? platform === 'searchconsole' };
      },
      keepReplySchedule: async (user, readable) => tell(`replies of ${user} ${readable}`),
      dropSiteSchedules: async ({ id }) => tell(`drop ${id}`),
      eraseWorkflows: async (user) => {
        tell(`workflows of ${user}`);
        return Array.from({ length: passes.workflows.shift() ?? 0 }, (_, index) => `run ${index}`);
      },
    },
  };
  return { deps, told };
}

describe('[U] erase an account', () => {
  it('takes access back, ends what is planned, then goes over everything until a pass finds nothing', async () => {
    const { deps, told } = world({ records: [40, 2], workflows: [5, 5, 3] });
    const erased = await eraseAccount(deps, 'alice', now);
    expect(erased).to.deep.include({ records: 42, workflows: 5, complete: true });
    expect(erased.platforms.map(({ platform, revoked }) => [platform, revoked])).to.deep.equal([
      ['searchconsole', true],
      ['altengine', false],
    ]);
    expect(erased.platforms[1]?.next_step).to.contain('https://www.bing.com/webmasters');
    const before = [
      'disconnect searchconsole',
      'disconnect altengine',
      'disconnect the mailbox of s1',
      'replies of alice false',
      'drop s1',
      'drop s2',
    ];
    const pass = ['workflows of alice', 'records of alice'];
    expect(told).to.deep.equal([...before, ...pass, ...pass, ...pass]);
  });

  it('says that it is not complete while something writes on', async () => {
    const { deps } = world({ records: Array<number>(50).fill(1), workflows: [] });
    expect(await eraseAccount(deps, 'alice', now)).to.include({ complete: false, records: 8 });
  });

  it('begins with nothing that could not be asked for again', async () => {
    const { deps, told } = world({ records: [], workflows: [] }, { fails: 'workflows of alice' });
    expect(await catchFailure(eraseAccount(deps, 'alice', now))).to.include({ message: 'workflows of alice failed' });
    expect(told).to.not.include('records of alice');
  });
});
