import { expect } from 'chai';
import { workspaceLimits } from '../../platform/workspace-limits.js';

const parse = (value: unknown) => workspaceLimits.safeParse(typeof value === 'string' ? value : JSON.stringify(value));

describe('[U] the setting WORKSPACE_LIMITS', () => {
  it('takes some or all limits of a workspace, or of all others', () => {
    const given = { '*': { members: 1 }, alice: { members: 200, sites: 500, running_operations: 100 }, ws_a: {} };
    expect(parse(given).data).to.deep.equal(given);
  });

  it('refuses limits that are out of bounds or unknown, with the place', () => {
    const wrong: [unknown, string][] = [
      ['members=10', ''],
      [[], ''],
      [{ '*': { members: 0 } }, '*.members'],
      [{ '*': { members: 201 } }, '*.members'],
      [{ alice: { sites: 501 } }, 'alice.sites'],
      [{ alice: { sites: 1.5 } }, 'alice.sites'],
      [{ alice: { running_operations: 101 } }, 'alice.running_operations'],
      [{ alice: { pages: 1 } }, 'alice'],
    ];
    for (const [value, place] of wrong) {
      const { success, error } = parse(value);
      expect([success, error?.issues[0]?.path.join('.')], JSON.stringify(value)).to.deep.equal([false, place]);
    }
  });
});
