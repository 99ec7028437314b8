import { showNumber } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';

interface Props {
  /** Of the fold. */
  title: string;
  steps: readonly string[];
  evidence: readonly { name: string; value: string | number }[];
  /** What an estimate rests on; null where there is none. */
  basis: string | null;
}

/** How to do a piece of work and what speaks for it, folded away. */
export function StepsAndEvidence({ title, steps, evidence, basis }: Props) {
  return (
    <details>
      <summary>{title}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Foreign text={step} max={400} />
          </li>
        ))}
      </ol>
      <ul>
        {evidence.map(({ name, value }) => (
          <li key={name}>
            {name}: <Foreign text={typeof value === 'number' ? showNumber(value, 2) : value} max={300} />
          </li>
        ))}
      </ul>
      {basis !== null && <p class="muted small">{basis}</p>}
    </details>
  );
}
