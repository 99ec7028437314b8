import { expect } from 'chai';

/** Fails with every finding on a line of its own: a shortened list would send its reader back for the rest. */
export function expectNone(findings: readonly string[], fix: string): void {
  if (findings.length > 0) expect.fail(`${fix} (${findings.length}):\n  ${findings.join('\n  ')}`);
}
