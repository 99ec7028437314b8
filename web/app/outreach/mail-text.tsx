import { Foreign, ForeignProse } from '../../report/parts/foreign.js';

const SHOWN_CHARS = 4_000;

/** The subject of an email, which opens its text. */
export function MailText({ subject, body }: { subject: string; body: string }) {
  return (
    <details class="mail-text">
      <summary>
        <Foreign text={subject} max={120} />
      </summary>
      <p class="prose">
        <ForeignProse text={body} max={SHOWN_CHARS} />
      </p>
    </details>
  );
}
