import type { Grant } from './membership.js';

/** What a group of the identity provider makes its people in a shared workspace. */
export interface GroupMapping extends Grant {
  /** As the provider names it, to the letter. */
  group: string;
  workspace_id: string;
}
