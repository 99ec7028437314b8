import type { CheckFinding } from '../judge.js';

/** A finding that was accepted, and by which acceptance. */
export interface AcceptedRow {
  acceptance_id: string;
  finding: CheckFinding;
}
