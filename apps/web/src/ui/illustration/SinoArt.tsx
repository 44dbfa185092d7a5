import { Art } from './Art.tsx'

/** Illustration: a bell at rest. */
export const SinoArt = () => (
  <Art>
    <ellipse cx="104" cy="136" rx="68" ry="8" fill="var(--art-soft)" />
    <path
      d="M62 108c8-8 12-16 12-38a30 30 0 0 1 60 0c0 22 4 30 12 38z"
      fill="var(--art-tint)"
      stroke="var(--art-main)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d="M92 116a12 12 0 0 0 24 0z" fill="var(--art-dark)" />
    <circle cx="104" cy="34" r="6" fill="var(--art-main)" />
    <path
      d="M88 74a16 16 0 0 1 12-16"
      fill="none"
      stroke="var(--art-paper)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="146" cy="54" r="20" fill="var(--art-paper)" stroke="var(--art-tint)" strokeWidth="4" />
    <path
      d="M137 54l7 7 12-13"
      fill="none"
      stroke="var(--art-main)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M48 40l8 5M42 60h9M170 96l9 3" stroke="var(--art-warm)" strokeWidth="5" strokeLinecap="round" />
  </Art>
)
