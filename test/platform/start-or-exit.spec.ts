import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { startOrExit } from '../../platform/start-or-exit.js';

describe('[U] startOrExit', () => {
  const run = async (program: () => Promise<void>) => {
    const lines: string[] = [];
    const codes: number[] = [];
    const logger = createLogger({ level: 'info', service: 'api' }, { write: (line) => void lines.push(line) });
    await startOrExit(logger, program, (code) => void codes.push(code));
    return { lines: lines.map((line) => JSON.parse(line)), codes };
  };

  it('tells in one line of the log why a program ended, and leaves with 1', async () => {
    const { lines, codes } = await run(() => Promise.reject(new Error('Authentication failed.')));
    expect(codes).to.deep.equal([1]);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ level: 'fatal', service: 'api' });
    expect(lines[0].err.message).to.equal('Authentication failed.');
  });

  it('leaves a program alone that ends well', async () => {
    expect(await run(() => Promise.resolve())).to.deep.equal({ lines: [], codes: [] });
  });
});
