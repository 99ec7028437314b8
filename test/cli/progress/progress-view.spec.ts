import { expect } from 'chai';
import { createProgressView } from '../../../cli/progress/progress-view.js';
import { collector } from '../capture-cli.js';

const at = (done: number, phase: string, message: string) => ({ done, total: 100, phase, message });
/** The seconds since the start are the one thing that varies. */
const withoutDuration = (drawn: string) => drawn.replaceAll(/\d+s/g, '');

describe('[U] progress view', () => {
  it('writes a line for each phase and each real step when piped', () => {
    const { stream, text } = collector(false);
    const view = createProgressView(stream);
    view.update(at(0, 'queued', 'Waiting for a worker'));
    view.update(at(1, 'crawl', 'Crawling https://oak.example/'));
    view.update(at(3, 'crawl', '20 pages'));
    view.update(at(5, 'crawl', '40 pages'));
    view.update(at(4, 'crawl', 'late news'));
    view.update(at(2, 'speed', 'Measuring'));
    view.note('A remark');
    view.stop();
    view.stop();
    expect(text()).to.equal(
      [
        '[  0%] Waiting for a worker',
        '[  1%] Crawling https://oak.example/',
        '[  5%] 40 pages',
        '[  5%] Measuring',
        'A remark',
        '',
      ].join('\n'),
    );
  });

  it('cleans messages, and takes a total of 0 as nothing done', () => {
    const { stream, text } = collector(false);
    createProgressView(stream).update({ done: 5, total: 0, phase: 'a', message: 'x\u001b[2Jy\nz' });
    expect(text()).to.equal('[  0%] x [2Jy z\n');
  });

  it('draws a bar that never goes back on a terminal, and takes it away at the end', () => {
    const { stream, text } = collector(true);
    const view = createProgressView(stream);
    view.update(at(40, 'crawl', 'Crawling {bar}'));
    view.update(at(30, 'crawl', 'Still crawling'));
    view.stop();
    view.stop();
    const drawn = withoutDuration(text());
    expect(drawn).to.include(`${'░'.repeat(24)} 0%    Starting`);
    expect(drawn).to.include(`${'█'.repeat(10)}${'░'.repeat(14)} 40%    Still crawling`);
    expect(drawn).to.not.include('30%');
    expect(drawn.endsWith('\u001b[2K')).to.equal(true);
  });

  it('shows a remark beside the bar', () => {
    const { stream, text } = collector(true);
    const view = createProgressView(stream);
    view.note('A remark');
    view.stop();
    expect(withoutDuration(text())).to.include('0%    A remark');
  });
});
