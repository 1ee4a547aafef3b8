/** Centre (x, y), radius and opacity of each star. */
const STARS = [
  [24, 92, 0.8, 0.5],
  [62, 40, 1.3, 0.4],
  [98, 118, 0.6, 0.6],
  [262, 62, 1.4, 0.7],
  [284, 148, 0.9, 0.6],
  [236, 26, 0.7, 0.5],
  [276, 104, 0.6, 0.4],
] as const;

/** The picture for a character to be created: hair, a face without features, green light behind. Decorative. */
export function MuseArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 26 300 176" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <linearGradient id="muse-sky" x1="0" y1="0" x2="1" y2="0.5">
          <stop stopColor="hsl(168 55% 9%)" />
          <stop offset="0.6" stopColor="hsl(166 52% 22%)" />
          <stop offset="1" stopColor="hsl(156 48% 38%)" />
        </linearGradient>
        <radialGradient id="muse-halo">
          <stop stopColor="hsl(150 80% 74%)" />
          <stop offset="0.55" stopColor="hsl(152 62% 52%)" stopOpacity="0.7" />
          <stop offset="1" stopColor="hsl(152 60% 46%)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="muse-hair" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="hsl(156 36% 30%)" />
          <stop offset="0.35" stopColor="hsl(172 42% 14%)" />
          <stop offset="1" stopColor="hsl(178 50% 8%)" />
        </linearGradient>
        <linearGradient id="muse-face" x1="0" y1="0" x2="1" y2="0.2">
          <stop stopColor="hsl(24 26% 30%)" />
          <stop offset="0.5" stopColor="hsl(22 26% 42%)" />
          <stop offset="1" stopColor="hsl(168 30% 18%)" />
        </linearGradient>
      </defs>
      <path d="M0 0H300V400H0Z" fill="url(#muse-sky)" />
      {STARS.map(([x, y, r, glow]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="white" opacity={glow} />
      ))}
      <circle cx="232" cy="100" r="116" fill="url(#muse-halo)" opacity="0.62" />
      <g transform="translate(62 20) scale(0.8)">
        <path
          d="M96 210C88 120 112 40 178 34C246 34 262 110 250 176C246 200 252 220 262 250H86C94 236 98 224 96 210Z"
          fill="url(#muse-hair)"
        />
        <path
          d="M128 128C126 92 150 72 176 72C204 72 220 94 218 130C216 170 198 202 174 202C150 202 130 168 128 128Z"
          fill="url(#muse-face)"
        />
        <path
          d="M120 138C112 84 140 56 178 56C216 56 232 88 226 140C218 116 204 100 186 92C170 112 142 120 120 138Z"
          fill="url(#muse-hair)"
        />
        <path
          d="M110 250C116 216 138 206 158 200C164 216 188 216 194 200C222 208 244 222 252 260H104Z"
          fill="url(#muse-hair)"
        />
      </g>
    </svg>
  );
}
