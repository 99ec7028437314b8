/** A part of the platform that can't be had here. The message says what is missing, `fix` how to get it. */
export class PartMissingError extends Error {
  /**
   * @param {string} part
   * @param {string} message
   * @param {string} fix
   */
  constructor(part, message, fix) {
    super(message);
    this.name = 'PartMissingError';
    this.part = part;
    this.fix = fix;
  }
}
