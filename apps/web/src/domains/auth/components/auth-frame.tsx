import type { ReactNode } from "react";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";

/** The glow behind the forms before login: one of the two gradients the design allows. */
export function LoginLight() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 -z-10 bg-[radial-gradient(120%_60%_at_50%_0,var(--light-glow),transparent_70%)]"
    />
  );
}

interface AuthFrameProps {
  title: string;
  note: string;
  children: ReactNode;
}

/** A page before login: light, title, one sentence, the form. */
export function AuthFrame({ title, note, children }: AuthFrameProps) {
  return (
    <Page nav={<NavBar />} art={<LoginLight />}>
      <div className="px-7 pt-4 pb-10">
        <h1 className="text-2xl leading-tight font-heavy">{title}</h1>
        <p className="mt-1 mb-8 text-m text-pretty text-text-2">{note}</p>
        {children}
      </div>
    </Page>
  );
}
