/** A property, or several of which one is enough. "a.b" is property b of the nodes that are values of a. */
export type Need = string | readonly string[];

export interface PropertyNeeds {
  /** Without these Google shows no rich result. */
  required: readonly Need[];
  /** With these there is more to show. */
  recommended: readonly Need[];
  parts?: readonly PartNeeds[];
}

/** What the values of a property need in turn, when they are of one of the types or a kind of it. */
export interface PartNeeds extends PropertyNeeds {
  via: string;
  types: readonly string[];
}

/** A rich result of Google Search and what its documentation requires of the markup. */
export interface RichResult extends PropertyNeeds {
  /** As the documentation calls it. */
  name: string;
  /** Google's page with the properties. */
  reference: string;
  types: readonly string[];
  /** Kinds of these types count as well. */
  with_kinds: boolean;
  /** Kinds that have nothing to do with this result. */
  except?: readonly string[];
  /** Read anywhere on a page, and not only when it is what the page is about. */
  anywhere: boolean;
}
