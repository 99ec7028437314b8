import { expect } from 'chai';
import { CommanderError } from 'commander';
import { CliError } from '../../cli/cli-error.js';
import { reportFailure } from '../../cli/report-failure.js';
import { collector } from './capture-cli.js';

function report(failure: unknown) {
  const { stream, text } = collector();
  return { exitCode: reportFailure(failure, { stderr: stream }), text: text() };
}

describe('[U] failure report', () => {
  it('shows message and details of an understood end, each on a clean line', () => {
    expect(report(new CliError(4, 'No\nway', ['a: b', 'c\u001b[0m']))).to.deep.equal({
      exitCode: 4,
      text: 'error: No way\n  a: b\n  c [0m\n',
    });
  });

  it('takes anything else as unexpected', () => {
    expect(report(new Error('Oh'))).to.deep.equal({ exitCode: 1, text: 'error: Oh\n' });
    expect(report('Oh')).to.deep.equal({ exitCode: 1, text: 'error: Oh\n' });
  });

  it('leaves to commander what commander has said', () => {
    expect(report(new CommanderError(1, 'commander.unknownOption', 'x'))).to.deep.equal({ exitCode: 2, text: '' });
    expect(report(new CommanderError(0, 'commander.helpDisplayed', 'x'))).to.deep.equal({ exitCode: 0, text: '' });
  });
});
