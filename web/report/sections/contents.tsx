import { useReportLanguage } from '../parts/report-language.js';

export interface ContentsEntry {
  id: string;
  title: string;
}

/** The parts of the page to jump to. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { page } = useReportLanguage().full;
  return (
    <nav class="contents" aria-label={page.contents}>
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
