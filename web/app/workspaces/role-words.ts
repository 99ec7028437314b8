import type { Role } from '../../../domain/workspaces/role.js';

/** As people read them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
  client_guest: 'Client guest',
};

/** What each role may do, in one sentence. */
export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  owner: 'Does everything, including deleting the workspace.',
  admin: 'Does everything except deleting the workspace and changing owners.',
  editor: 'Runs audits and edits sites, campaigns and drafts. Sends email only if you allow it.',
  viewer: 'Sees everything and changes nothing.',
  client_guest: 'Sees audits, reports and dashboards of the sites you name, through the API.',
};
