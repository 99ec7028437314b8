import type { ComponentChildren } from 'preact';

export interface SheetProps {
  id: string;
  title: string;
  lead?: string;
  children: ComponentChildren;
}

/** One page of the short report, or more where its content is longer. */
export function Sheet({ id, title, lead, children }: SheetProps) {
  return (
    <section class="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </section>
  );
}
