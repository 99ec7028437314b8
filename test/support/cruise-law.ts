import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

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

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
export const LAW: LawFile = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Cruised without type-only imports: what a type leads to is not reached when the program runs. */
export function followsImports(rule: LawRule): boolean {
  return 'to' in rule && 'reachable' in rule.to && rule.to.reachable === true;
}

/**
 * Reads the imports of `folders` below `root` as the rules want them read.
 * @param reading `direct`: with type-only imports, for rules about one import; `reachability`: without them
 */
export async function cruiseLaw(
  root: string,
  folders: string[],
  reading: 'direct' | 'reachability',
): Promise<ICruiseResult> {
  const isWanted = (rule: LawRule): boolean => followsImports(rule) === (reading === 'reachability');
  const { output } = await cruise(folders, {
    ...LAW.options,
    tsPreCompilationDeps: reading === 'direct',
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: LAW.forbidden.filter(isWanted) },
  });
  if (typeof output === 'string') throw new Error('The cruise answered with text instead of its result');
  return output;
}

export function violationsOf(result: ICruiseResult): LawViolation[] {
  return result.summary.violations.map(({ rule, from, to, via, cycle }) => ({
    rule: rule.name,
    from,
    to,
    way: (via ?? cycle ?? []).map(({ name }) => name),
  }));
}
