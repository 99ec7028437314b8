import type { OperationType } from '../../../domain/operations/operations.js';
import { Badge } from '../../report/parts/badge.js';

interface Step {
  title: string;
  /** As the workflow reports them. */
  phases: readonly string[];
  /** Left out of quick audits, and of those without competitors. */
  of?: 'complete' | 'competitors';
}

const STEPS: readonly Step[] = [
  { title: 'Crawl the pages', phases: ['crawl'] },
  { title: 'Crawl the competitors', phases: ['competitors'], of: 'competitors' },
  { title: 'Take screenshots', phases: ['screenshots'] },
  { title: 'Check links, images and files', phases: ['resources'], of: 'complete' },
  { title: 'Measure page speed', phases: ['speed'] },
  { title: 'Render pages', phases: ['render'], of: 'complete' },
  { title: 'Evaluate the results', phases: ['judge'] },
];

interface Props {
  type: OperationType;
  /** Of the progress. */
  phase: string;
  hasCompetitors: boolean;
}

/** What an audit has done, does and will do. */
export function AuditSteps({ type, phase, hasCompetitors }: Props) {
  const isQuick = type === 'quick_audit';
  const steps = STEPS.filter(({ of }) => (of === 'complete' ? !isQuick : of !== 'competitors' || hasCompetitors));
  const current = steps.findIndex(({ phases }) => phases.includes(phase));
  return (
    <ol class="states">
      {steps.map(({ title }, index) => (
        <li key={title} aria-current={index === current ? 'step' : undefined}>
          <StepState isDone={index < current} isCurrent={index === current} />
          <span class={index > current ? 'muted' : undefined}>{title}</span>
        </li>
      ))}
    </ol>
  );
}

function StepState({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) return <Badge tone="good">Done</Badge>;
  return isCurrent ? <Badge tone="note">Running</Badge> : <span class="muted small">Waiting</span>;
}
