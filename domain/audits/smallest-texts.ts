/** The first few of a set of texts in the order of their code units: the same sample whatever order they come in. */
export class SmallestTexts {
  readonly #max: number;
  readonly #texts: string[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  add(texts: readonly string[]): void {
    for (const text of texts) {
      const last = this.#texts.at(-1);
      const isFull = this.#texts.length >= this.#max;
      if ((isFull && last !== undefined && text >= last) || this.#texts.includes(text)) continue;
      const position = this.#texts.findIndex((other) => other > text);
      this.#texts.splice(position < 0 ? this.#texts.length : position, 0, text);
      if (this.#texts.length > this.#max) this.#texts.pop();
    }
  }

  list(): string[] {
    return [...this.#texts];
  }
}
