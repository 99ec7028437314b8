import type { ComponentResult } from '../../../domain/audits/audit-result.js';
import { speedKey } from '../../../domain/operations/artifact-keys.js';
import type { OperationRef } from '../../../domain/operations/operation-ref.js';
import type { Outcome } from '../../../domain/operations/operations.js';
import type { JudgedAcceptances } from '../../../domain/seo/acceptance/accepted-findings.js';
import type { SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { AuditDeps } from '../audit-deps.js';
import type { JudgedSpeed } from '../judge-speed.js';
import { missingComponent } from './judge-components.js';

export interface LoadedSpeed {
  /** Failed, with the reason, where speed could not be judged. */
  component: ComponentResult;
  accepted: JudgedAcceptances | null;
  /** What was measured, judged or not; null for nothing. */
  measured: SpeedArtifact[] | null;
}

const STRATEGIES: readonly SpeedStrategy[] = ['mobile', 'desktop'];

/** The page speed of an audit as judgeSpeed left it. */
export async function loadJudgedSpeed(
  { artifacts }: Pick<AuditDeps, 'artifacts'>,
  { id, user_id }: OperationRef,
  speed: Outcome<{ key: string }>,
): Promise<LoadedSpeed> {
  const runs = await Promise.all(
    STRATEGIES.map((strategy) => artifacts.get<SpeedArtifact>(user_id, speedKey(id, strategy))),
  );
  const found = runs.filter((run) => run !== null);
  const measured = found.length > 0 ? found : null;
  const judged = speed.ok ? await artifacts.get<JudgedSpeed>(user_id, speed.value.key) : null;
  if (judged) {
    const { accepted = null, ...component } = judged;
    return { component, accepted, measured };
  }
  const reason = speed.ok ? 'the result of measuring is not in the store' : speed.error.detail;
  return { component: missingComponent('page_speed', 'failed', reason), accepted: null, measured };
}
