import { Foreign } from '../../../../report/parts/foreign.js';

/** What a result warns of, such as parts that could not be read. Nothing where there is nothing. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul class="note-list small">
      {warnings.map((warning) => (
        <li key={warning}>
          <Foreign text={warning} max={500} />
        </li>
      ))}
    </ul>
  );
}
