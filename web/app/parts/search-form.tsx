interface Props {
  /** For people who do not see the page. */
  label: string;
  /** What the word is looked for in. */
  hint: string;
  value: string | null;
  /** Parameters of the page that stay as they are. */
  keep?: Readonly<Record<string, string | null>>;
}

/** Finds rows by a word; the page is loaded with `q`. */
export function SearchForm({ label, hint, value, keep = {} }: Props) {
  return (
    <search>
      <form method="get" aria-label={label} class="search-line">
        {Object.entries(keep).map(
          ([name, kept]) => kept !== null && <input key={name} type="hidden" name={name} value={kept} />,
        )}
        <input type="search" name="q" value={value ?? ''} aria-label={hint} placeholder={hint} maxLength={200} />
        <button type="submit" class="quiet">
          Search
        </button>
      </form>
    </search>
  );
}
