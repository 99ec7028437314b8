/**
 * Id of the workspace that owns records; that of a personal workspace is its user's id. What names a person is a `UserId`,
 * and the compiler refuses one for the other: in a shared workspace a person owns nothing. Ids that were stored or came with
 * a workflow's input are plain strings, and pass for what they were stored as. At run time each of them is a string.
 */
export type OwnerId = string & { readonly idOf?: 'owner' };
