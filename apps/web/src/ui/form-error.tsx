/** The error of a whole form, above its button; screen readers speak it when it appears. */
export function FormError({ text }: { text: string | null | undefined }) {
  return (
    <p role="alert" className="min-h-5 px-5 py-1.5 text-s text-rose empty:hidden">
      {text || null}
    </p>
  );
}
