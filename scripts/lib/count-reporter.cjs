const { writeFileSync } = require('node:fs');
const Mocha = require('mocha');

/** The usual report, and the counts and faults in a file for scripts/test.mjs, which adds its own checks to them. */
class CountReporter extends Mocha.reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const file = process.env.LINKWRIGHT_COUNTS_FILE;
      const { passes, failures, pending } = this.stats;
      const faults = this.failures.map((test) => `${test.fullTitle()}: ${test.err?.message ?? 'no reason given'}`);
      if (file) writeFileSync(file, JSON.stringify({ passes, failures, pending, faults }));
    });
  }
}

module.exports = CountReporter;
