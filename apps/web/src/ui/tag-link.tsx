import { cx } from "./cx.ts";

const looks = { wash: "bg-capsule-wash text-capsule font-semibold", glass: "glass" } as const;

interface TagLinkProps {
  tag: string;
  look?: keyof typeof looks;
  onPress: () => void;
}

/** A tag of a work; a press opens the list of works with this tag. */
export function TagLink({ tag, look = "wash", onPress }: TagLinkProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx("hit press block max-w-full rounded-full px-2.5 py-0.5 text-xs", looks[look])}
    >
      <span className="block truncate">{tag}</span>
    </button>
  );
}
