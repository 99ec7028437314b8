import type { ModelScale } from './model-scale.js';
import { toUnit, type UnitVector } from './unit-vector.js';

/** A model's vectors of the pages of a site, as stored. */
export interface SiteVectors {
  model: string;
  dimensions: number;
  scale: ModelScale;
  /** Of the reference texts: they show whether the name still belongs to the same model. */
  references: PackedVector[];
  /** `hash` is of the text that the model was shown. */
  pages: { url: string; hash: string; vector: PackedVector }[];
}

/** In ten-thousandths: as text a quarter of the numbers themselves, and a cosine is the same to three decimals. */
export type PackedVector = number[];

const PARTS = 10_000;

export function packVector(vector: UnitVector): PackedVector {
  return Array.from(vector, (number) => Math.round(number * PARTS));
}

/** Null when it is not valid, as in toUnit. */
export function unpackVector(packed: PackedVector): UnitVector | null {
  return toUnit(packed);
}
