import { t } from "../../../platform/i18n/i18n.ts";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { MissingWork } from "../components/missing-work.tsx";
import { StyleForm } from "../components/style-form.tsx";
import { StyledLine } from "../components/styled-line.tsx";
import { WritingForm } from "../components/writing-form.tsx";
import { useWork } from "../use-work.ts";

/** Chooses how a character talks: `id=12` or `new=…`; a line shows the effect of every change (`characters §3.2`). */
export function DialogStylePage() {
  const { open, failure, retry } = useWork();
  if (open === null) return <MissingWork title={t("making.styleTitle")} failure={failure} onRetry={retry} />;
  const { sheet } = open.work;
  return (
    <Page
      nav={<NavBar title={t("making.styleTitle")} />}
      head={
        <div className="hairline-b flex max-h-44 min-h-32 shrink-0 flex-col justify-center-safe overflow-y-auto px-4 py-3">
          <StyledLine sheet={sheet} />
        </div>
      }
      padded
    >
      <StyleForm style={sheet.style} onChange={(style) => open.change({ style })} />
      <WritingForm writing={sheet.writing} onChange={(writing) => open.change({ writing })} />
    </Page>
  );
}
