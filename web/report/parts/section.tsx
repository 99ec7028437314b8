import type { ComponentChildren } from 'preact';

export interface SectionProps {
  id: string;
  title: string;
  /** One sentence under the heading. */
  lead?: ComponentChildren;
  children: ComponentChildren;
}

/** A part of the page with a heading of its own, to which the table of contents leads. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section class="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </section>
  );
}
