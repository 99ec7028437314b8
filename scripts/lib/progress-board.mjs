/**
 * Shows what is being fetched side by side: in a terminal a line for each, redrawn while it progresses; else a line
 * when it begins, and one now and then while it takes long.
 * @typedef {object} Terminal
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 * @property {(text: string) => unknown} write
 *
 * @typedef {() => string | undefined} Measure how far it is, such as "23 MB"
 *
 * @typedef {object} Task
 * @property {(message: string, measure?: Measure) => void} announce what it does now
 * @property {() => void} end it needs no line any more
 *
 * @typedef {object} ProgressBoard
 * @property {(line: string) => void} print a line that stays
 * @property {(part: string) => Task} begin
 * @property {() => void} close nothing is drawn any more
 *
 * @typedef {{ part: string, message: string, measure: Measure | undefined, sinceMs: number, saidMs: number }} Shown
 */

const REDRAW_MS = 500;
const SAY_AGAIN_MS = 20_000;
const DEFAULT_COLUMNS = 80;
const CLEAR_LINE = '\x1b[2K';

/**
 * @param {object} options
 * @param {Terminal | undefined} options.terminal
 * @param {(line: string) => void} options.print
 * @param {() => number} [options.now] milliseconds
 * @returns {ProgressBoard}
 */
export function createProgressBoard({ terminal, print, now = () => performance.now() }) {
  const drawing = terminal?.isTTY ? terminal : undefined;
  /** @type {Shown[]} */
  const shown = [];
  let drawn = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const erase = () => {
    if (drawn > 0) drawing?.write(`\x1b[${drawn}A\r${`${CLEAR_LINE}\n`.repeat(drawn)}\x1b[${drawn}A`);
    drawn = 0;
  };
  const draw = () => {
    if (drawing === undefined) return;
    const width = (drawing.columns ?? DEFAULT_COLUMNS) - 1;
    for (const task of shown) drawing.write(`${describe(task, now()).slice(0, width)}\n`);
    drawn = shown.length;
  };
  const printLine = (/** @type {string} */ line) => {
    erase();
    print(line);
    draw();
  };
  const sayAgain = () => {
    for (const task of shown.filter(({ saidMs }) => now() - saidMs >= SAY_AGAIN_MS)) {
      task.saidMs = now();
      print(describe(task, now()));
    }
  };
  const tick = () => {
    if (drawing === undefined) sayAgain();
    erase();
    draw();
  };
  const setTimer = () => {
    if (shown.length > 0) {
      timer ??= setInterval(tick, REDRAW_MS);
      timer.unref();
    } else {
      clearInterval(timer);
      timer = undefined;
    }
  };

  return {
    print: printLine,
    begin(part) {
      /** @type {Shown | undefined} */
      let task;
      const end = () => {
        if (task === undefined || !shown.includes(task)) return;
        erase();
        shown.splice(shown.indexOf(task), 1);
        draw();
        setTimer();
      };
      const announce = (/** @type {string} */ message, /** @type {Measure | undefined} */ measure) => {
        end();
        task = { part, message, measure, sinceMs: now(), saidMs: now() };
        if (drawing === undefined) print(`  … ${message}`);
        erase();
        shown.push(task);
        draw();
        setTimer();
      };
      return { announce, end };
    },
    close() {
      erase();
      shown.splice(0);
      setTimer();
    },
  };
}

/**
 * @param {Shown} task
 * @param {number} nowMs
 */
function describe({ part, message, measure, sinceMs }, nowMs) {
  const far = measure?.();
  const seconds = `${Math.floor((nowMs - sinceMs) / 1000)} s`;
  return `  … ${part.padEnd(10)} ${far === undefined ? seconds : `${seconds}, ${far}`}: ${message}`;
}
