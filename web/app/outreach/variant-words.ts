import type { VariantComparison } from '../../../domain/outreach/sending/variants/judge-variants.js';
import type { DetectableRise } from '../../../domain/outreach/sending/variants/plan-test.js';
import type { VariantTestReport } from '../../../domain/outreach/sending/variants/variant-test.js';
import { showCount, showNumber, showShare } from '../../report/facts/figures.js';

/** What a test shows, in one or two sentences. */
export function describeAnswer({
  answer,
  result,
  variants,
  least_leads,
  least_replies,
  reply_days,
}: Pick<VariantTestReport, 'answer' | 'result' | 'variants' | 'least_leads' | 'least_replies' | 'reply_days'>): string {
  switch (answer) {
    case 'running': {
      const waiting = variants.reduce((sum, each) => sum + each.waiting, 0);
      const why = waiting > 0 ? `${showCount(waiting, 'email')} still wait` : `leads have ${reply_days} days to reply`;
      return `No winner yet: ${why.replace(/^1 email still wait$/, '1 email still waits')}.`;
    }
    case 'too_few':
      return `No winner: too few to say anything. A result takes ${least_leads} leads a version and ${least_replies} replies.`;
    case 'no_difference':
      return 'No winner: the versions do not differ by more than chance.';
    case 'better':
      return `Version ${result?.better} gets more replies.`;
    case 'stopped':
      return 'No result: a version was taken over before the test had ended.';
  }
}

/** "B − A: +6 points. With 95.5% confidence the real difference is between −2.2 and +14.5 points." */
export function describeComparison({ key, difference, low, high }: VariantComparison, confidence: number): string {
  const whole = `Version ${key} compared with A: ${showSigned(difference)} points of leads that reply.`;
  return `${whole} With ${showShare(confidence)} confidence the real difference is between ${showSigned(low)} and ${showSigned(high)} points.`;
}

/** What differences a test of this size can show. */
export function describeDetectable(detectable: readonly DetectableRise[]): string {
  const seen = detectable.flatMap(({ from, to }) =>
    to === null ? [] : [`from ${showShare(from)} to ${showShare(to)}`],
  );
  if (seen.length === 0) return 'A test of this size can hardly show any difference.';
  return `A test of this size shows, in four of five cases, a rise ${seen.join(', or ')}; a smaller one mostly stays unseen.`;
}

function showSigned(share: number): string {
  const points = showNumber(share * 100);
  return share > 0 ? `+${points}` : points;
}
