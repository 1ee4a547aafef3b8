const KEY = /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/;

/** Returns the key. @throws when it could name anything outside its folder. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 500)
    throw new Error(`This is no storage key: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}

/** As `checkedKey`, for the id of an upload, which has no slashes. */
export function checkedId(id: string): string {
  if (id.includes("/")) throw new Error("An upload's id has no slashes");
  return checkedKey(id);
}
