import { createRequire } from 'node:module';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';

export type LawRule = IForbiddenRuleType & { name: string; severity: string; comment: string };

interface LawFile {
  forbidden: LawRule[];
  options: ICruiseOptions;
}

export interface LawViolation {
  rule: string;
  from: string;
  to: string;
  /** The files on the way, when the rule is about reaching; the ring, when it is about circles. */
  way: string[];
}

export const LAW: LawFile = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Reads the imports of `folders` below `root`, and judges them by the law. */
export async function cruiseLaw(root: string, folders: string[]): Promise<ICruiseResult> {
  const ruleSet = { forbidden: LAW.forbidden };
  // It can be imported but not required, which is how mocha loads specs.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(folders, { ...LAW.options, baseDir: root, validate: true, ruleSet });
  if (typeof output === 'string') throw new Error('The cruise answered with text instead of its result');
  return output;
}

export function listViolations(result: ICruiseResult): LawViolation[] {
  return result.summary.violations.map(({ rule, from, to, via, cycle }) => ({
    rule: rule.name,
    from,
    to,
    way: (via ?? cycle ?? []).map(({ name }) => name),
  }));
}
