export interface ContentsEntry {
  id: string;
  title: string;
}

/** The parts of the page to jump to. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav class="contents" aria-label="Parts of this report">
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
