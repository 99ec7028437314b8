import type { PreviewedStep } from '../../../../domain/outreach/sending/sequence/preview-sequence.js';
import { showCount } from '../../../report/facts/figures.js';
import { Foreign, ForeignProse } from '../../../report/parts/foreign.js';
import { Time } from '../../parts/time.js';

const SHOWN_CHARS = 20_000;
const STATES: Readonly<Record<PreviewedStep['state'], string>> = {
  sent: 'Sent on',
  waiting: 'Due on',
  paused: 'Paused',
  skipped: 'Skipped',
  passed: 'Not planned for this lead, which is past this step or has left the sequence',
  planned: 'Expected on',
};

/** Every step as one lead got it, or would get it. */
export function StepPreview({ steps }: { steps: readonly PreviewedStep[] }) {
  return (
    <ol class="rows">
      {steps.map((step, index) => (
        <li key={index}>
          <PreviewRow step={step} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function PreviewRow({ step, number }: { step: PreviewedStep; number: number }) {
  const { subject, text, unfilled } = step;
  return (
    <article class="row" aria-labelledby={`preview-${number}`}>
      <h3 id={`preview-${number}`}>
        Step {number}: {subject === null ? 'Re: the subject of the first email' : <Foreign text={subject} max={255} />}
      </h3>
      <p class="small muted">
        <When step={step} />
      </p>
      {unfilled.length > 0 && (
        <p class="banner">
          No value for <Foreign text={unfilled.join(', ')} max={300} />. This step waits until there is one: fill in the
          lead, or change the step.
        </p>
      )}
      <details class="mail-text" open={number === 1}>
        <summary>Email</summary>
        <p class="prose">
          <ForeignProse text={text} max={SHOWN_CHARS} />
        </p>
      </details>
    </article>
  );
}

const AWAY = ' and the lead has sent an out-of-office note by then';
const NOT_AWAY = ' and the lead has sent no out-of-office note by then';

function When({ step: { state, at, wait_days, condition } }: { step: PreviewedStep }) {
  if (state === 'planned' && at === null)
    return <>{showCount(wait_days, 'working day')} after the email before it, if there is no reply</>;
  if (at === null) return <>{STATES[state]}</>;
  return (
    <>
      {STATES[state]} <Time at={at} />
      {state === 'planned' && ' at the earliest, if there is no reply'}
      {state === 'planned' && condition !== 'no_reply' && (condition === 'was_away' ? AWAY : NOT_AWAY)}
    </>
  );
}
