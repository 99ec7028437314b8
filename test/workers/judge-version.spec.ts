import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { hashProgram, judgeVersion } from '../../workers/judge-version.js';

describe('[U] judge version', () => {
  it('is one of this process where there is no build: what other sources judged may differ', () => {
    expect(judgeVersion()).to.match(new RegExp(`^source ${process.pid} \\d+$`));
    expect(judgeVersion()).to.equal(judgeVersion());
  });

  it('is that of the program where there is one', () => {
    const [own, other] = ['./judge-version.spec.ts', './main.spec.ts'].map((name) =>
      hashProgram(fileURLToPath(new URL(name, import.meta.url))),
    );
    expect(own).to.match(/^[0-9a-f]{16}$/);
    expect(own).to.not.equal(other);
  });
});
