import { type Figure, listParts, numberIn, type Place, part, textIn, textsIn } from '../reading/place.js';

/** Reads an object of one of our own results by the names of its type, so that the compiler follows renames. */
export interface ResultFields<Result> {
  at(name: keyof Result & string): Place | null;
  text(name: keyof Result & string): Figure<string> | null;
  number(name: keyof Result & string): Figure<number> | null;
  texts(name: keyof Result & string, most: number): Figure<string>[];
  list(name: keyof Result & string, most: number): Place[];
}

/** The fields of what should be a `Result`. Whatever is not as the type says is null: results are stored JSON. */
export function readResult<Result extends object>(place: Place | null): ResultFields<Result> {
  const at = (name: string) => part(place, name);
  return {
    at,
    text: (name) => textIn(at(name)),
    number: (name) => numberIn(at(name)),
    texts: (name, most) => textsIn(at(name), most),
    list: (name, most) => listItems(at(name), most),
  };
}

function listItems(place: Place | null, most: number): Place[] {
  return place !== null && Array.isArray(place.value) ? listParts(place, most) : [];
}
