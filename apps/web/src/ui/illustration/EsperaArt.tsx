import { Art } from './Art.tsx'

/** Illustration: a badge on its lanyard, waiting for its name. */
export const EsperaArt = () => (
  <Art>
    <ellipse cx="104" cy="138" rx="72" ry="8" fill="var(--art-soft)" />
    <path d="M82 8l18 40M126 8l-18 40" stroke="var(--art-main)" strokeWidth="8" strokeLinecap="round" />
    <rect
      x="60"
      y="44"
      width="88"
      height="90"
      rx="14"
      fill="var(--art-paper)"
      stroke="var(--art-tint)"
      strokeWidth="4"
    />
    <rect x="90" y="38" width="28" height="14" rx="6" fill="var(--art-dark)" />
    <circle cx="104" cy="78" r="13" fill="var(--art-tint)" />
    <path d="M84 108c2-10 10-15 20-15s18 5 20 15z" fill="var(--art-tint)" />
    <rect x="78" y="116" width="52" height="7" rx="3.5" fill="var(--art-soft)" />
    <circle cx="148" cy="116" r="22" fill="var(--art-warm)" />
    <path
      d="M148 104v12l8 5"
      fill="none"
      stroke="var(--art-paper)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Art>
)
