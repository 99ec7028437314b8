export interface Tab {
  href: string;
  title: string;
  isHere: boolean;
}

/** Navigation between pages of one kind; the current one is marked for screen readers, too. */
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
