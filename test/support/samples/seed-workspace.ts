import type { Ids } from '../api/isolation-rows.js';
import type { TestPlatform } from '../platform.js';

/** A shared workspace of the user, with an open invitation. */
export async function seedWorkspace(
  platform: TestPlatform,
  user: string,
): Promise<Pick<Ids, 'workspace_id' | 'invitation_id' | 'user_id'>> {
  const { body } = await platform.call<{ id: string }>('/api/workspaces', { user, body: { name: `Team of ${user}` } });
  const path = `/api/workspaces/${body.id}/invitations`;
  const invited = { email: 'sam@agency.example', role: 'viewer' };
  const invitation = await platform.call<{ id: string }>(path, { user, body: invited });
  if (invitation.status !== 201) throw new Error(`Nobody was invited: ${JSON.stringify(invitation.body)}`);
  return { workspace_id: body.id, invitation_id: invitation.body.id, user_id: user };
}
