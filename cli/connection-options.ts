/** Where the platform is and how to speak to it; part of every command's options. */
export interface ConnectionOptions {
  server: string;
  token: string | null;
  /** Id of the workspace to work in; the personal one where there is none. */
  workspace?: string | null;
}

/** How a command shows what it found. */
export interface OutputOptions {
  json: boolean;
  color: boolean;
}
