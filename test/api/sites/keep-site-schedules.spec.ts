import { expect } from 'chai';
import { keepSchedulesOfSite, keepSchedulesOfUser } from '../../../api/sites/keep-site-schedules.js';
import type { Connection } from '../../../domain/search/connection.js';
import type { Site } from '../../../domain/sites/site.js';

const site = (id: string, user_id: string) => ({ id, user_id, site: `${id}.example` }) as Site;
const CONNECTION = { platform: 'analytics', status: 'expired' } as Connection;

function partsOf(connected: string[]) {
  const kept: [string, boolean][] = [];
  return {
    kept,
    connections: { all: async (user: string) => (connected.includes(user) ? [CONNECTION] : []) },
    gateway: { keepSiteSchedules: async ({ id }: Site, isConnected: boolean) => void kept.push([id, isConnected]) },
    sites: { list: async (user: string) => [site('a', user), site('b', user)] },
  };
}

describe('[U] keepSchedules of sites', () => {
  it('says whether platforms are to be read daily, also while the access to one has ended', async () => {
    const parts = partsOf(['alice']);
    await keepSchedulesOfSite(parts, site('a', 'alice'));
    await keepSchedulesOfSite(parts, site('c', 'bob'));
    expect(parts.kept).to.deep.equal([
      ['a', true],
      ['c', false],
    ]);
  });

  it('does so for each site of a user', async () => {
    const parts = partsOf(['alice']);
    await keepSchedulesOfUser(parts, 'alice');
    expect(parts.kept).to.deep.equal([
      ['a', true],
      ['b', true],
    ]);
  });
});
