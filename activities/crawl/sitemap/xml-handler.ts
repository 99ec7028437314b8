export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives what the XML contains, in file order. Line numbers start at one and are those on which a tag ends. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes, line: number): void;
  /** One text may come in several pieces. */
  text(text: string): void;
  close(name: string, line: number): void;
  /** The file defines its own entities, or names a file that does: a reference to one is left empty here. */
  defines?(): void;
}
