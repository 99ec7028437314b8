import type { ComponentChildren } from 'preact';
import { PRIORITY_TONES } from '../../../../report/facts/names.js';
import { Badge } from '../../../../report/parts/badge.js';
import { Foreign } from '../../../../report/parts/foreign.js';
import { SafeLink } from '../../../../report/parts/safe-link.js';

const TEXT_MAX = 800;

export interface AdviceEvidence {
  /** What was seen; a path of the request, or the name of a figure. */
  name: string;
  value: string;
  url: string | null;
}

export interface ShownAdvice {
  title: string;
  why: string;
  priority: 'High' | 'Medium' | 'Low' | null;
  steps: readonly string[];
  evidence: readonly AdviceEvidence[];
  /** Effort, gain and the like, each as a short sentence. */
  facts: readonly string[];
}

/** Something to do: what, why, how, and what it rests on. */
export function AdviceCard({ advice, children }: { advice: ShownAdvice; children?: ComponentChildren }) {
  const { title, why, priority, steps, evidence, facts } = advice;
  return (
    <article class="card">
      <h3>
        {priority !== null && <Badge tone={PRIORITY_TONES[priority]}>{`${priority} priority`}</Badge>}{' '}
        <Foreign text={title} max={200} />
      </h3>
      {why !== '' && (
        <p>
          <Foreign text={why} max={TEXT_MAX} />
        </p>
      )}
      {facts.length > 0 && (
        <p class="muted small">
          <Foreign text={facts.join(' · ')} max={TEXT_MAX} />
        </p>
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <Foreign text={step} max={TEXT_MAX} />
            </li>
          ))}
        </ol>
      )}
      {children}
      {evidence.length > 0 && <EvidenceFold evidence={evidence} />}
    </article>
  );
}

function EvidenceFold({ evidence }: Pick<ShownAdvice, 'evidence'>) {
  return (
    <details>
      <summary>Evidence</summary>
      <ul class="small">
        {evidence.map(({ name, value, url }) => (
          <li key={`${name} ${value} ${url}`}>
            <Foreign text={value === '' ? name : `${name}: ${value}`} max={300} />
            {url !== null && (
              <>
                {' · '}
                <SafeLink url={url} whole />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
