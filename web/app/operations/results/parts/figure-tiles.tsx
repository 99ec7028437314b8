import type { ComponentChildren } from 'preact';
import type { Tone } from '../../../../report/facts/names.js';

export interface FigureTile {
  title: string;
  value: ComponentChildren;
  /** Colors the figure; the title says what it means. */
  tone?: Tone;
}

/** Figures side by side, each with its name. */
export function FigureTiles({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl class="tiles compact">
      {tiles.map(({ title, value, tone }) => (
        <div key={title} class={['tile', tone].filter(Boolean).join(' ')}>
          <dt>{title}</dt>
          <dd>
            <span class="tile-value">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
