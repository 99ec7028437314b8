import { expect } from 'chai';
import { findConnectedProperty } from '../../../../api/search/connect/find-connected-property.js';
import type { Connection } from '../../../../domain/search/connection.js';
import type { ListOutcome } from '../../../../workflows/search/contract/integrations.js';
import { catchFailure } from '../../../support/catch-failure.js';
import { connectedAs } from '../../../support/search-analysis-deps.js';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const JUST_LISTED = { listed_at: '2026-06-01T11:59:00.000Z' };
const LONG_AGO = { listed_at: '2026-06-01T09:00:00.000Z' };

/** Looks for `b`; `listed` is what the account has once it is asked again. */
async function look(known: Partial<Connection>, outcome: ListOutcome | null = { listed: true }, listed = ['a', 'b']) {
  const asked: unknown[] = [];
  const deps = {
    connections: { find: async (user: string) => connectedAs(user, { properties: listed }) },
    gateway: {
      listProperties: async (input: unknown) => {
        asked.push(input);
        return outcome;
      },
    },
  };
  const choose = (properties: readonly string[]) => properties.find((property) => property === 'b') ?? null;
  const found = await catchFailure(findConnectedProperty(deps, connectedAs('alice', known), choose, NOW));
  return { found, asked };
}

describe('[U] finding a property', () => {
  it('takes what is on the list, and asks no one', async () => {
    expect(await look({ ...LONG_AGO, properties: ['b'] })).to.deep.equal({
      found: { status: 'found', property: 'b' },
      asked: [],
    });
  });

  it('asks once more where it is not, and where no list has ever come', async () => {
    const asked = [{ user_id: 'alice', platform: 'searchconsole' }];
    for (const known of [{ ...LONG_AGO, properties: ['a'] }, { listed_at: null }]) {
      expect(await look(known)).to.deep.equal({ found: { status: 'found', property: 'b' }, asked });
    }
    expect((await look(LONG_AGO, { listed: true }, ['a'])).found).to.deep.equal({ status: 'none' });
  });

  it('asks no one again within minutes', async () => {
    expect(await look({ ...JUST_LISTED, properties: ['a'] })).to.deep.equal({ found: { status: 'none' }, asked: [] });
  });

  it('says when the list takes its time, and why it does not come', async () => {
    expect((await look(LONG_AGO, null)).found).to.deep.equal({ status: 'pending' });
    const error = { code: 'rate_limited' as const, detail: 'Too many' };
    expect((await look(LONG_AGO, { listed: false, error })).found).to.deep.equal({
      code: 'rate_limited',
      message: 'Too many',
    });
  });

  it('says when the user has disconnected meanwhile', async () => {
    const deps = {
      connections: { find: async () => null },
      gateway: { listProperties: async () => ({ listed: true }) as const },
    };
    const found = await catchFailure(findConnectedProperty(deps, connectedAs('alice'), () => null, NOW));
    expect(found).to.include({ code: 'not_connected' });
  });
});
