/**
 * The spelling by which two names are the same element: it evens out width, case, spaces and invisible
 * characters. Equal results mean one row of `craft_element` (`craft §1.1`, name_norm).
 */
export function normalName(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll(/[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu, "")
    .toLowerCase()
    .normalize("NFKC");
}

/** The key of an unordered pair: the same for (a, b) and (b, a), different for every other pair. */
export function pairKey(a: string, b: string): string {
  const first = normalName(a);
  const second = normalName(b);
  return first <= second ? `${first}\n${second}` : `${second}\n${first}`;
}
