export interface CopyTextProps {
  /** Of the element that holds the text; unique on the page. */
  id: string;
  /** What the text is, such as "Name of the record". */
  label: string;
  text: string;
}

/** A text to paste elsewhere, exactly as it is, with a button that copies it: see api/web-app/copy-text.ts. */
export function CopyText({ id, label, text }: CopyTextProps) {
  return (
    <div class="to-copy">
      <span id={`${id}-label`}>{label}</span>
      <code id={id}>{text}</code>
      <div class="actions">
        <button type="button" class="quiet" data-copy={id} aria-describedby={`${id}-label`}>
          Copy
        </button>
        <span class="muted small" role="status" />
      </div>
    </div>
  );
}
