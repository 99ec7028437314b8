import type { Display } from '../../domain/display/display.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { UserId } from '../../domain/workspaces/user-id.js';

/** Who is viewing the page, and in which workspace. */
export interface Viewer {
  /** Of the workspace, which owns what the page shows; the user's own id in a personal one. */
  id: OwnerId;
  user_id: UserId;
  name: string;
  /** Null in the personal workspace. */
  workspace_name: string | null;
  plan: string;
  /** A client guest sees the named sites, and has no way to anything else. */
  is_guest: boolean;
  /** The first watched sites that the viewer may see, by name: what the switcher offers. */
  sites: readonly Pick<Site, 'id' | 'site'>[];
  csrf_token: string;
  /** How numbers and times are written for them. */
  display: Display;
}
