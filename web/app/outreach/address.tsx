import { Foreign } from '../../report/parts/foreign.js';

/** An email address in a table: wide enough to be read, and broken where it is longer. */
export function Address({ email }: { email: string }) {
  return (
    <span class="address">
      <Foreign text={email} max={80} />
    </span>
  );
}
