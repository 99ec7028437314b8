import type { LinkState } from '../../../../domain/outreach/links/placed-link.js';
import type { Tone } from '../../../report/facts/names.js';
import { Badge } from '../../../report/parts/badge.js';
import { STATE_TITLES } from './link-words.js';

const TONES: Readonly<Record<LinkState, Tone>> = {
  pending: 'note',
  live: 'good',
  changed: 'warn',
  at_risk: 'warn',
  lost: 'bad',
  not_found: 'bad',
  unreachable: 'warn',
};

export function LinkStateBadge({ state }: { state: LinkState }) {
  return <Badge tone={TONES[state]}>{STATE_TITLES[state]}</Badge>;
}
