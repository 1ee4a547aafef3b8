import { parseChatId } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { tick } from "../../platform/media/haptics.ts";
import { back } from "../../platform/navigation.ts";
import { capsulesStore, loadAccount } from "../capsules/index.ts";
import { friendName, friendsStore } from "../friends/index.ts";
import { groupsStore, loadGroup, loadMembers, presentPeople } from "../groups/index.ts";
import type { GiftFormState } from "./components/gift-fields.tsx";
import { portionsOf, problemOf, totalOf } from "./gift-rules.ts";
import { sendGift } from "./gifts.store.ts";

/** The chat's name, and how many people in it can take a portion; null while not known. */
function useRecipient(chatId: string): { name: string; people: number | null } {
  const target = parseChatId(chatId);
  const id = target?.targetId ?? 0;
  const isGroup = target?.kind === "group";
  const group = useStore(groupsStore, ({ groups }) =>
    isGroup ? groups.find((one) => one.id === id) : undefined,
  );
  const members = useStore(groupsStore, (state) => (isGroup ? state.members[id] : undefined));
  const friend = useStore(friendsStore, ({ friends }) => friends.find((one) => one.id === id));
  useEffect(() => {
    if (!isGroup) return;
    void loadGroup(id);
    void loadMembers(id);
  }, [isGroup, id]);
  if (isGroup)
    return { name: group?.showGroupName ?? "", people: members ? presentPeople(members).length : null };
  return { name: friend === undefined ? "" : friendName(friend), people: 1 };
}

/** State and actions of the page that sends a gift. `refused`: why the server refused it; empty otherwise. */
export function useGiftForm(chatId: string) {
  const kind = parseChatId(chatId)?.kind ?? "private";
  const { name, people } = useRecipient(chatId);
  const balance = useStore(capsulesStore, ({ account }) => account?.balance ?? null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const [form, setForm] = useState<GiftFormState>({
    kind,
    mode: kind === "group" ? "lucky" : "equal",
    amount: "",
    portions: "",
    message: "",
  });
  useEffect(() => void loadAccount(), []);
  const limits = { people: people ?? Number.POSITIVE_INFINITY, balance: balance ?? Number.POSITIVE_INFINITY };
  const problem = problemOf(form, limits);
  const total = totalOf(form);
  const give = async () => {
    if (problem !== null || busy) return;
    setBusy(true);
    setRefused("");
    const { mode, message } = form;
    const failure = await sendGift({
      chatId,
      total,
      portions: portionsOf(form),
      mode,
      message: message.trim(),
    });
    setBusy(false);
    if (failure !== null) return setRefused(failure.message);
    tick();
    back();
  };
  const change = (part: Partial<GiftFormState>) => {
    setRefused("");
    setForm((before) => ({ ...before, ...part }));
  };
  return { kind, name, people, balance, form, change, problem, total, give, busy, refused };
}
