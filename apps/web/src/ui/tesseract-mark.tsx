interface TesseractMarkProps {
  size?: number;
  /** The inner cell filled, as in the logo. */
  filled?: boolean;
  className?: string;
}

/** The mark without motion: the logo of the login page, and a decoration of cards. */
export function TesseractMark({
  size = 92,
  filled = true,
  className = "stroke-capsule",
}: TesseractMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      fill="none"
      strokeWidth={1.8}
      className={className}
    >
      <path d="M10 10h56v56H10zM34 34h56v56H34zM10 10l24 24M66 10l24 24M10 66l24 24M66 66l24 24" />
      <path d="M34 34h32v32H34z" className={filled ? "fill-capsule" : undefined} />
    </svg>
  );
}
