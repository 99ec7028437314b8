import { findElements } from './find-elements.js';

interface SetUp {
  selector: string;
  apply(element: HTMLElement): void;
  done: WeakSet<HTMLElement>;
}

const setUps: SetUp[] = [];

/** Sets up each element that matches, now and whenever an update of the page brings another one; each of them once. */
export function whenShown(selector: string, apply: (element: HTMLElement) => void): void {
  const setUp = { selector, apply, done: new WeakSet<HTMLElement>() };
  setUps.push(setUp);
  run(setUp);
}

/** After the page has changed. */
export function setUpShown(): void {
  for (const setUp of setUps) run(setUp);
}

function run({ selector, apply, done }: SetUp): void {
  for (const element of findElements(document, selector, HTMLElement)) {
    if (done.has(element)) continue;
    done.add(element);
    apply(element);
  }
}
