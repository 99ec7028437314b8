/** JSON escapes C0 controls itself; terminals obey DEL and C1 controls as well. */
const RAW_CONTROLS = /[\u007f-\u009f]/g;

/** The value as indented JSON with a line end, safe to be shown in a terminal. */
export function toJsonText(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replace(RAW_CONTROLS, (control) => `\\u00${control.charCodeAt(0).toString(16)}`)}\n`;
}
