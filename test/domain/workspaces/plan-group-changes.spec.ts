import { expect } from 'chai';
import type { GroupMapping } from '../../../domain/workspaces/group-mapping.js';
import type { Grant, Membership } from '../../../domain/workspaces/membership.js';
import { planGroupChanges } from '../../../domain/workspaces/plan-group-changes.js';

const VIEWER: Grant = { role: 'viewer', can_send: false, sites: [] };
const EDITOR: Grant = { role: 'editor', can_send: false, sites: [] };
const ADMIN: Grant = { role: 'admin', can_send: false, sites: [] };

const MAPPINGS: GroupMapping[] = [
  { group: 'seo', workspace_id: 'ws_a', ...EDITOR },
  { group: 'leads', workspace_id: 'ws_a', ...ADMIN },
  { group: 'seo', workspace_id: 'ws_b', ...VIEWER },
];

const member = (workspace_id: string, grant: Grant, more: Partial<Membership> = {}): Membership => ({
  workspace_id,
  user_id: 'sam',
  ...grant,
  source: 'manual',
  without_groups: null,
  created_at: '2026-06-01T08:00:00.000Z',
  ...more,
});
const byGroup = (workspace_id: string, grant: Grant, without_groups: Grant | null = null) =>
  member(workspace_id, grant, { source: 'groups', without_groups });

describe('[U] planGroupChanges', () => {
  it('adds a member to each workspace of each group, with the highest role', () => {
    expect(planGroupChanges([], MAPPINGS, ['seo', 'leads', 'other'])).to.deep.equal([
      { kind: 'grant', workspace_id: 'ws_a', grant: ADMIN, without_groups: null },
      { kind: 'grant', workspace_id: 'ws_b', grant: VIEWER, without_groups: null },
    ]);
  });

  it('changes nothing where all is as the groups say', () => {
    const now = [byGroup('ws_a', EDITOR), byGroup('ws_b', VIEWER), member('ws_c', VIEWER)];
    expect(planGroupChanges(now, MAPPINGS, ['seo'])).to.deep.equal([]);
  });

  it('removes whom only a group let in, when the group or its mapping is gone', () => {
    const now = [byGroup('ws_a', EDITOR), member('ws_c', VIEWER)];
    const removed = [{ kind: 'remove', workspace_id: 'ws_a' }];
    expect(planGroupChanges(now, MAPPINGS, [])).to.deep.equal(removed);
    expect(planGroupChanges(now, [], ['seo'])).to.deep.equal(removed);
  });

  it('lowers a role with the group that gave it', () => {
    expect(planGroupChanges([byGroup('ws_a', ADMIN)], MAPPINGS.slice(0, 2), ['seo'])).to.deep.equal([
      { kind: 'grant', workspace_id: 'ws_a', grant: EDITOR, without_groups: null },
    ]);
  });

  it('raises an invited member, and gives back what they were', () => {
    expect(planGroupChanges([member('ws_a', VIEWER)], MAPPINGS.slice(0, 2), ['seo'])).to.deep.equal([
      { kind: 'grant', workspace_id: 'ws_a', grant: EDITOR, without_groups: VIEWER },
    ]);
    expect(planGroupChanges([byGroup('ws_a', EDITOR, VIEWER)], MAPPINGS, [])).to.deep.equal([
      { kind: 'restore', workspace_id: 'ws_a', grant: VIEWER },
    ]);
  });

  it('leaves an invited member alone whose role is as high or higher', () => {
    expect(planGroupChanges([member('ws_a', ADMIN)], MAPPINGS.slice(0, 1), ['seo'])).to.deep.equal([]);
    expect(planGroupChanges([member('ws_a', EDITOR)], MAPPINGS.slice(0, 1), ['seo'])).to.deep.equal([]);
  });

  it('compares names of groups to the letter', () => {
    expect(planGroupChanges([], MAPPINGS, ['SEO', 'seo '])).to.deep.equal([]);
  });
});
