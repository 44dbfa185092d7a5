import { Art } from './Art.tsx'

/** Illustration: a magnifier over an empty sheet. */
export const BuscaArt = () => (
  <Art>
    <ellipse cx="104" cy="134" rx="80" ry="10" fill="var(--art-soft)" />
    <rect
      x="46"
      y="22"
      width="92"
      height="108"
      rx="12"
      fill="var(--art-paper)"
      stroke="var(--art-tint)"
      strokeWidth="3"
    />
    <rect x="62" y="42" width="40" height="7" rx="3.5" fill="var(--art-tint)" />
    <rect x="62" y="60" width="58" height="7" rx="3.5" fill="var(--art-soft)" />
    <rect x="62" y="78" width="48" height="7" rx="3.5" fill="var(--art-soft)" />
    <rect x="62" y="96" width="54" height="7" rx="3.5" fill="var(--art-soft)" />
    <circle
      cx="134"
      cy="86"
      r="27"
      fill="var(--art-tint)"
      fillOpacity=".85"
      stroke="var(--art-main)"
      strokeWidth="7"
    />
    <path
      d="M120 82a16 16 0 0 1 12-11"
      fill="none"
      stroke="var(--art-paper)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M154 106l18 18" stroke="var(--art-dark)" strokeWidth="10" strokeLinecap="round" />
  </Art>
)
