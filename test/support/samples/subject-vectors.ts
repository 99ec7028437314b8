const SUBJECTS = 40;
const TEXTS = 100;

/**
 * A vector as a model would give it that knows subjects: the cosine of two texts on one is 0.6, of two on different ones 0.2.
 * `text` tells texts apart.
 */
export function subjectVectors(subject: number, text: number): number[] {
  const vector = Array<number>(1 + SUBJECTS + TEXTS).fill(0);
  vector[0] = Math.sqrt(0.2);
  vector[1 + (subject % SUBJECTS)] = Math.sqrt(0.4);
  vector[1 + SUBJECTS + (text % TEXTS)] = Math.sqrt(0.4);
  return vector;
}
