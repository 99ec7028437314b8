import { expect } from 'chai';

/** Fails with every finding on a line of its own: a shortened list would send its reader back for the rest. */
export function expectNone(findings: readonly string[], remedy: string): void {
  if (findings.length > 0) expect.fail(`${remedy} (${findings.length}):\n  ${findings.join('\n  ')}`);
}
