import { describeWaiting, type Waiting } from '../../../domain/outreach/sending/waiting.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Time } from '../parts/time.js';

/** Why mail waits, and when it is tried next on the viewer's clock. */
export function WaitingWords({ waiting }: { waiting: Waiting }) {
  const { next_at } = waiting;
  return (
    <>
      <Foreign text={describeWaiting({ ...waiting, next_at: null })} max={400} />
      {next_at !== null && (
        <>
          {' '}
          Next try: <Time at={next_at} />.
        </>
      )}
    </>
  );
}
