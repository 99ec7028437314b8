import type { ComponentChildren } from 'preact';
import type { Tone } from '../facts/names.js';

/** A word on a tinted ground: the tone underlines what the word says. */
export function Badge({ tone, children }: { tone: Tone; children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}
