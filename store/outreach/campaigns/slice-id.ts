import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { sha256 } from '../../base/sha256.js';

/** Kinds of records that are counted; each is named as its collection. */
export const COUNTED_KINDS = ['leads', 'attempts', 'replies'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Records of one kind of a campaign that are counted together. */
export interface SliceName {
  user_id: OwnerId;
  campaign_id: string;
  kind: CountedKind;
  slice: string;
}

export function sliceId({ user_id, campaign_id, kind, slice }: SliceName): string {
  return sha256(`${user_id}\n${campaign_id}\n${kind}\n${slice}`);
}
