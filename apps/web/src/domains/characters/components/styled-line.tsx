import type { CharacterSheet } from "@4d/contract";
import { Avatar } from "../../../ui/avatar.tsx";
import { Narrated } from "../../../ui/narrated.tsx";
import { sampleLine } from "../sample-line.ts";
import { useStyleEngine } from "../use-style-engine.ts";

/** A line of the character in its present style; rendered on the device, so it works without a network. */
export function StyledLine({ sheet }: { sheet: CharacterSheet }) {
  const engine = useStyleEngine();
  const line = sampleLine(sheet);
  const styledText = engine === null ? line : engine.styled(line, sheet.style);
  return (
    <div className="flex items-end gap-2">
      <Avatar name={sheet.name || "?"} src={sheet.avatar} size="smaller" />
      <p
        role="status"
        className="min-h-11 max-w-[85%] rounded-bubble rounded-bl-s bg-ink-3 px-4 py-2.5 text-m wrap-anywhere"
      >
        <Narrated text={styledText} />
      </p>
    </div>
  );
}
