import { Art } from './Art.tsx'

/** Illustration: a tipped bucket; something spilled, and it can be wiped up. */
export const ErroArt = () => (
  <Art>
    <ellipse cx="104" cy="128" rx="88" ry="14" fill="var(--art-soft)" />
    <path
      d="M34 118c8-6 18-2 26-7s18-3 27 1 24-1 30 6-4 12-20 13-56 3-66-1-8-9 3-12z"
      fill="var(--art-tint)"
    />
    <g transform="rotate(62 140 88)">
      <path d="M108 62h64l-7 56a8 8 0 0 1-8 7h-34a8 8 0 0 1-8-7z" fill="var(--art-main)" />
      <path d="M108 62h64l-1.5 12h-61z" fill="var(--art-dark)" />
      <path
        d="M110 60c0-26 60-26 60 0"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
    <circle cx="60" cy="92" r="5" fill="var(--art-tint)" />
    <circle cx="44" cy="80" r="3" fill="var(--art-tint)" />
    <circle cx="72" cy="76" r="3.5" fill="var(--art-tint)" />
  </Art>
)
