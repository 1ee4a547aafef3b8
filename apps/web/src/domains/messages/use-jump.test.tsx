import { Activity } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";

const jumpTo = vi.hoisted(() => vi.fn<(chatId: string, id: number) => Promise<boolean>>());
vi.mock("./chat-view.store.ts", () => ({ jumpTo }));
vi.mock("../../platform/dialogs.ts", () => ({ toast: () => undefined }));
vi.mock("../../platform/i18n/i18n.ts", () => ({ t: () => "" }));
const { useJump } = await import("./use-jump.ts");

/** As much of a document as a page needs that draws nothing. */
function place(): Element {
  const nothing = () => undefined;
  const page = { nodeType: 9, nodeName: "#document", addEventListener: nothing, activeElement: null };
  const parts = {
    nodeType: 1,
    nodeName: "DIV",
    tagName: "DIV",
    namespaceURI: "http://www.w3.org/1999/xhtml",
  };
  vi.stubGlobal("window", { event: undefined, addEventListener: nothing, HTMLIFrameElement: class {} });
  vi.stubGlobal("document", page);
  return Object.assign(Object.create(null), { ...parts, ownerDocument: page, addEventListener: nothing });
}

function Page({ messageId }: { messageId: number }): null {
  useJump("p:2", messageId, true);
  return null;
}

it("jumps once to where a page was opened, not again when it comes back from behind another", async () => {
  jumpTo.mockResolvedValue(true);
  const root = createRoot(place());
  const draw = (mode: "visible" | "hidden", messageId: number) =>
    root.render(
      <Activity mode={mode}>
        <Page messageId={messageId} />
      </Activity>,
    );
  draw("visible", 5);
  await vi.waitFor(() => expect(jumpTo).toHaveBeenCalledOnce());
  for (const mode of ["hidden", "visible"] as const) {
    draw(mode, 5);
    await new Promise((drawn) => setTimeout(drawn, 50));
  }
  expect(jumpTo.mock.calls).toEqual([["p:2", 5]]);
  draw("visible", 7);
  await vi.waitFor(() => expect(jumpTo.mock.calls.at(-1)).toEqual(["p:2", 7]));
});
