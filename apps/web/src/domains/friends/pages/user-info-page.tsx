import { type Relation, type User, UserType } from "@4d/contract";
import { BellOff, Ellipsis, MapPin, Sparkles, Tags } from "lucide-react";
import { Suspense } from "react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { HeaderArt } from "../../../ui/header-art.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { characterCard } from "../character-card.ts";
import { CharacterByLink } from "../components/character-by-link.tsx";
import { PersonFoot } from "../components/person-foot.tsx";
import { PersonHeader } from "../components/person-header.tsx";
import { usePerson } from "../components/use-person.ts";
import { setFriendDnd } from "../friends.store.ts";
import { showPersonActions } from "../person-actions.ts";

const NOT_FOUND = 404;

interface DetailsProps {
  person: User;
  relation: Relation;
  onChanged: () => Promise<void>;
}

function Details({ person, relation, onChanged }: DetailsProps) {
  const { id, region } = person;
  const mute = async (on: boolean) => {
    const failure = await setFriendDnd(id, on);
    toastFailure(failure);
    await onChanged();
  };
  return (
    <>
      {relation.isFriend && (
        <CellGroup>
          <Cell
            icon={<Tags />}
            title={t("friends.remarkLabels")}
            value={relation.remark}
            onPress={() => push("/pages/friend/friend-remark", { id })}
          />
          <SwitchCell
            icon={<BellOff />}
            title={t("friends.mute")}
            note={t("friends.muteNote")}
            checked={relation.isDnd}
            onChange={mute}
          />
        </CellGroup>
      )}
      <CellGroup>
        {region !== "" && <Cell icon={<MapPin />} title={t("users.region")} value={region} wrap />}
        <Cell
          icon={<Sparkles />}
          title={t("friends.works")}
          onPress={() => push("/pages/square/creator", { id })}
        />
      </CellGroup>
    </>
  );
}

/** A person or a character, by `id=`; a character by its `link=`, which opens it first. */
export function UserInfoPage() {
  const { query } = usePage();
  return query.link === undefined ? <Person id={Number(query.id)} /> : <CharacterByLink link={query.link} />;
}

/** A person's profile, with the actions that fit our relation (`USER-1`, `FRIEND-3`). */
function Person({ id }: { id: number }) {
  const { active } = usePage();
  const { person, relation, failure, reload } = usePerson(id, active);
  const card = useSignal(characterCard);
  const more = person !== undefined && relation !== undefined && id !== me.get()?.uid && (
    <IconButton
      label={t("common.more")}
      icon={<Ellipsis aria-hidden="true" />}
      onClick={() => void showPersonActions(person, relation).then(reload)}
    />
  );
  const foot = person !== undefined && relation !== undefined && (
    <PersonFoot person={person} relation={relation} onChanged={reload} />
  );
  const isNobody = !Number.isSafeInteger(id) || id <= 0;
  if (isNobody || (person === undefined && failure?.code === NOT_FOUND)) {
    return (
      <Page nav={<NavBar />}>
        <EmptyState title={t("friends.nobodyHere")} note={isNobody ? undefined : t("friends.nobodyNote")} />
      </Page>
    );
  }
  if (person?.type === UserType.CHARACTER && relation !== undefined && card !== null) {
    return (
      <Suspense>
        <card.Card person={person} relation={relation} onChanged={reload} />
      </Suspense>
    );
  }
  return (
    <Page nav={<NavBar actions={more} />} art={<HeaderArt seed={id} />} foot={foot} padded>
      {person !== undefined && <PersonHeader person={person} relation={relation} />}
      {person !== undefined && relation !== undefined && (
        <Details person={person} relation={relation} onChanged={reload} />
      )}
      {relation === undefined && failure !== null && (
        <FailedState title={failure.message} onRetry={() => void reload()} />
      )}
      {person === undefined && failure === null && <SkeletonRows count={2} />}
    </Page>
  );
}
