/**
 * One expression for a list of phrases, each a small regular expression of lower-case words, met as whole words only. In
 * scripts written without blanks the neighbours do not count.
 */
export function phrases(list: readonly string[]): RegExp {
  const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
  const words = list.filter((phrase) => !unspaced.test(phrase));
  const running = list.filter((phrase) => unspaced.test(phrase));
  const whole = words.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`] : [];
  return new RegExp([...whole, ...running].join('|'), 'u');
}

/** The phrase that is met, for the signals; null when none is. */
export function findPhrase(text: string, expression: RegExp): string | null {
  const found = expression.exec(text)?.[0].trim();
  return found ? found.slice(0, 60) : null;
}
