import { may } from '../../domain/workspaces/may.js';
import type { Store } from '../../store/index.js';
import type { Destination } from '../../web/app/workspaces/move-section.js';
import { currentActor } from '../http/requests/request-context.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';

export type ListDestinationsDeps = Pick<Store, 'workspaces' | 'memberships'>;

/** Workspaces that the caller may move a site of this one to; null for those who may move nothing out of it. */
export async function listDestinations(
  { workspaces, memberships }: ListDestinationsDeps,
  req: object,
): Promise<Destination[] | null> {
  const current = currentWorkspace(req);
  if (!may(current, 'move_records')) return null;
  const { id } = currentActor(req);
  const [personal, own] = await Promise.all([
    current.id === id ? [] : workspaces.ensurePersonal(id, new Date()).then((found) => [found]),
    memberships.listOfUser(id),
  ]);
  const ids = own
    .filter((membership) => may(membership, 'move_records') && membership.workspace_id !== current.id)
    .map(({ workspace_id }) => workspace_id);
  const shared = ids.length === 0 ? [] : await workspaces.findMany(ids);
  return [...personal, ...shared].map((workspace) => ({ ...workspace, senders: [] }));
}

/** The same for a campaign, with the senders there if follow-ups of it are scheduled. */
export async function listCampaignDestinations(
  deps: ListDestinationsDeps & Pick<Store, 'senders'>,
  req: object,
  hasScheduled: boolean,
): Promise<Destination[] | null> {
  const destinations = await listDestinations(deps, req);
  if (!destinations || !hasScheduled) return destinations;
  return Promise.all(destinations.map(async (each) => ({ ...each, senders: await deps.senders.all(each.id) })));
}
