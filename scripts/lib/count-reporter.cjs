const { writeFileSync } = require('node:fs');
const path = require('node:path');
const Mocha = require('mocha');

const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS } = Mocha.Runner.constants;

/** The usual report, and the counts and faults in a file for scripts/test.mjs, which adds its own checks to them. */
class CountReporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    const byFile = new Map();
    // A runnable is a test or a hook.
    const fileOf = (runnable) => {
      const file = runnable.file ? path.relative(process.cwd(), runnable.file) : '';
      if (!byFile.has(file)) byFile.set(file, { file, passes: 0, faults: [] });
      return byFile.get(file);
    };
    runner.on(EVENT_TEST_PASS, (test) => {
      fileOf(test).passes += 1;
    });
    runner.on(EVENT_TEST_FAIL, (runnable, error) => {
      fileOf(runnable).faults.push(`${runnable.fullTitle()}: ${error?.message ?? 'no reason given'}`);
    });
    runner.once(EVENT_RUN_END, () => {
      const target = process.env.LINKWRIGHT_COUNTS_FILE;
      const { passes, failures, pending } = this.stats;
      if (target) writeFileSync(target, JSON.stringify({ passes, failures, pending, files: [...byFile.values()] }));
    });
  }
}

module.exports = CountReporter;
