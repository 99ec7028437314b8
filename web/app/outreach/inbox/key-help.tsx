/** The keys of the inbox, which work while nothing is typed. */
export function KeyHelp({ canEdit, canSend }: { canEdit: boolean; canSend: boolean }) {
  return (
    <p class="small muted key-help">
      Keys: <kbd>j</kbd> next, <kbd>k</kbd> previous
      {canSend && (
        <>
          , <kbd>r</kbd> answer
        </>
      )}
      {canEdit && (
        <>
          , <kbd>e</kbd> done
        </>
      )}
      .
    </p>
  );
}
