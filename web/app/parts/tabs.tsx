export interface Tab {
  href: string;
  title: string;
  isHere: boolean;
}

/** The way to pages of one kind; the one that is shown is marked for those who hear the page, too. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul class="tabs">
        {tabs.map(({ href, title, isHere }) => (
          <li key={href}>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
