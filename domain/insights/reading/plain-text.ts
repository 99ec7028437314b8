/** Instructions for a model, not for readers. Other wordings are caught by the checks of the model's response. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\b[^\n]{0,30}\b(?:all|any|your|previous|prior|above|earlier|system)\b[^\n]{0,30}\b(?:instructions?|rules|prompts?|tasks?)\b/i,
  /\b(?:reveal|print|repeat|show|tell)\w{0,4}\b[^\n]{0,20}\b(?:your|system|hidden|secret)\b[^\n]{0,20}\b(?:instructions?|rules|prompts?|word)\b/i,
  /<\|[a-z_]{1,20}\|>|\[\/?INST\]|<<\/?SYS>>/i,
  /(?:^|[>\n])\s{0,3}(?:SYSTEM|ASSISTANT|DEVELOPER) ?:/,
  /\b(?:system|developer) (?:prompt|message)\b|\bas (?:the|your) (?:developer|administrator|operator)\b/i,
  /\byou are now (?:a|an|in|the)\b|\bjailbr(?:eak|oken)/i,
];
const WORD = /[\p{L}\p{N}]/u;

/** Whether a text says something, and says it to people. */
export function isPlainText(text: string): boolean {
  return WORD.test(text) && !readsLikeOrder(text);
}

export function readsLikeOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text));
}
