import type { Tone } from '../facts/names.js';

export interface BarProps {
  value: number;
  max: number;
  tone: Tone | 'accent' | 'quiet';
}

/** A bar beside the figure that says the same: decoration for screen readers. */
export function Bar({ value, max, tone }: BarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <svg class="bar" width="100%" height="8" aria-hidden="true" focusable="false">
      <rect class="track" width="100%" height="8" rx="4" />
      {share > 0 && <rect class={`fill-${tone}`} width={`${Number(share.toFixed(1))}%`} height="8" rx="4" />}
    </svg>
  );
}
