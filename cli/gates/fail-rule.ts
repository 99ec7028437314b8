import { InvalidArgumentError } from 'commander';

/** What makes a command exit with 3. `text` is the rule as written. */
export type FailRule = { text: string } & (
  | { kind: 'issues'; level: 'critical' | 'warning'; onlyNew: boolean }
  | { kind: 'score'; under: number }
);

const ISSUES = /^(new-)?(critical|warning)$/;
const SCORE = /^score<(\d{1,3}(?:\.\d{1,3})?)$/;

/** Parser of --fail-on: rules with commas between them, added to those of the options before. */
export function failRules(text: string, before: readonly FailRule[] = []): FailRule[] {
  return [...before, ...text.split(',').map((part) => readRule(part.trim()))];
}

/** --fail-under as a rule. */
export function underRule(score: number): FailRule {
  return { text: `--fail-under ${score}`, kind: 'score', under: score };
}

function readRule(text: string): FailRule {
  const rule = `--fail-on ${text}`;
  const [, isNew, level] = ISSUES.exec(text) ?? [];
  if (level === 'critical' || level === 'warning')
    return { text: rule, kind: 'issues', level, onlyNew: isNew !== undefined };
  const under = Number(SCORE.exec(text)?.[1] ?? Number.NaN);
  if (under <= 100) return { text: rule, kind: 'score', under };
  throw new InvalidArgumentError(
    'It must be critical, warning, new-critical, new-warning or score<N with N from 0 to 100.',
  );
}
