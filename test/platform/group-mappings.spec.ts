import { expect } from 'chai';
import { groupMappings } from '../../platform/group-mappings.js';

const workspace_id = 'ws_65f0c0ffee65f0c0ffee65f0';
const parse = (value: unknown) => groupMappings.safeParse(typeof value === 'string' ? value : JSON.stringify(value));

describe('[U] the setting GROUP_MAPPINGS', () => {
  it('takes names of groups with every separator, and fills in what is left out', () => {
    const group = 'CN=SEO team,OU="Groups",DC=agency';
    expect(parse([{ group, workspace_id, role: 'editor' }]).data).to.deep.equal([
      { group, workspace_id, role: 'editor', can_send: false, sites: [] },
    ]);
    const guest = { group, workspace_id, role: 'client_guest', can_send: false, sites: ['client.example'] };
    expect(parse([guest]).data).to.deep.equal([guest]);
    expect(parse([]).data).to.deep.equal([]);
  });

  it('refuses what says nothing, with the place', () => {
    const wrong: [unknown, string][] = [
      ['seo=editor', ''],
      [{ group: 'seo' }, ''],
      [[{ group: '', workspace_id, role: 'editor' }], '0.group'],
      [[{ group: 'seo', workspace_id: 'alice', role: 'editor' }], '0.workspace_id'],
      [[{ group: 'seo', workspace_id, role: 'boss' }], '0.role'],
      [[{ group: 'seo', workspace_id, role: 'client_guest' }], '0.sites'],
      [[{ group: 'seo', workspace_id, role: 'viewer', sites: ['a.example'] }], '0.sites'],
      [[{ group: 'seo', workspace_id, role: 'viewer', can_send: true }], '0.can_send'],
      [[{ group: 'seo', workspace_id, role: 'viewer', plan: 'x' }], '0'],
    ];
    for (const [value, place] of wrong) {
      const { success, error } = parse(value);
      expect([success, error?.issues[0]?.path.join('.')], JSON.stringify(value)).to.deep.equal([false, place]);
    }
  });
});
