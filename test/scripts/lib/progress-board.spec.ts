import { expect } from 'chai';
import { createProgressBoard } from '../../../scripts/lib/progress-board.mjs';
import { until } from '../../support/until.js';

describe('[U] progress of what is fetched', () => {
  it('is a line at the beginning where nothing can be drawn, and one now and then while it takes long', async () => {
    const lines: string[] = [];
    let nowMs = 0;
    const board = createProgressBoard({
      terminal: undefined,
      print: (line) => void lines.push(line),
      now: () => nowMs,
    });
    const temporal = board.begin('temporal');
    board.begin('browser');
    temporal.announce('fetching temporal', () => '12 MB');
    expect(lines).to.deep.equal(['  … fetching temporal']);
    nowMs = 20_000;
    await until('it is said again', () => lines.length > 1);
    expect(lines[1]).to.equal('  … temporal   20 s, 12 MB: fetching temporal');
    temporal.end();
    board.close();
  });

  it('is a line for each part in a terminal, written anew, below what stays', () => {
    const screen = createScreen();
    let nowMs = 0;
    const terminal = { isTTY: true, columns: 40, write: screen.write };
    const board = createProgressBoard({ terminal, print: (line) => screen.write(`${line}\n`), now: () => nowMs });
    const [temporal, browser] = [board.begin('temporal'), board.begin('browser')];
    temporal.announce('fetching temporal', () => '12 MB');
    browser.announce('installing Debian packages: chromium and many more');
    board.print('packages  ready');
    nowMs = 3000;
    browser.announce('still at it');
    expect(screen.lines()).to.deep.equal([
      'packages  ready',
      '  … temporal   3 s, 12 MB: fetching tem',
      '  … browser    0 s: still at it',
    ]);
    temporal.end();
    board.print('temporal  ready');
    expect(screen.lines()).to.deep.equal(['packages  ready', 'temporal  ready', '  … browser    0 s: still at it']);
    browser.end();
    board.close();
    expect(screen.lines()).to.deep.equal(['packages  ready', 'temporal  ready']);
  });
});

/** Understands what the board writes: text, new lines, lines upwards (CSI A), and clearing a line (CSI 2 K). */
function createScreen() {
  const rows: string[] = [''];
  let row = 0;
  const write = (text: string) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of a terminal
    for (const [token] of text.matchAll(/\x1b\[\d*[A-Z]|\n|\r|[^\x1b\n\r]+/g)) {
      if (token === '\n') row += 1;
      else if (token === '\r') continue;
      else if (token.endsWith('A') && token.startsWith('\x1b')) row -= Number(token.slice(2, -1));
      else if (token === '\x1b[2K') rows[row] = '';
      else rows[row] = token;
      rows[row] ??= '';
    }
  };
  return { write, lines: () => rows.slice(0, row) };
}
