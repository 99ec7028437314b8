import type { Tone } from '../../report/facts/names.js';
import { inWords } from '../../report/facts/names.js';
import { Badge } from '../../report/parts/badge.js';

const TONES: Readonly<Record<string, Tone>> = {
  completed: 'good',
  connected: 'good',
  up: 'good',
  ready: 'good',
  active: 'good',
  delivered: 'good',
  verified: 'good',
  live: 'good',
  running: 'note',
  queued: 'note',
  pending: 'note',
  partial: 'warn',
  paused: 'warn',
  expired: 'warn',
  cancelled: 'warn',
  uncertain: 'warn',
  changed: 'warn',
  at_risk: 'warn',
  unreachable: 'warn',
  failed: 'bad',
  lost: 'bad',
  not_found: 'bad',
  blocked: 'bad',
  bounced: 'bad',
  error: 'bad',
  down: 'bad',
  timed_out: 'bad',
};

/** The API spells it as Temporal does; texts are American. */
const SPELLINGS: Readonly<Record<string, string>> = { cancelled: 'canceled' };

/** A state in words, on its color. */
export function StateBadge({ state }: { state: string }) {
  return <Badge tone={TONES[state] ?? 'note'}>{SPELLINGS[state] ?? inWords(state)}</Badge>;
}
