export type XmlAttributes = Readonly<Record<string, string>>;

/** Is told what XML holds, in the order of the file. Lines count from one and are those on which a tag ends. */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes, line: number): void;
  /** One text may come in several pieces. */
  text(text: string): void;
  close(name: string, line: number): void;
  /** The file defines entities of its own, or names a file that does: a reference to one stands for nothing here. */
  defines?(): void;
}
