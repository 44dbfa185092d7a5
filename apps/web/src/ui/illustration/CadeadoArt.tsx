import { Art } from './Art.tsx'

/** Illustration: a closed door with a padlock, and a wet-floor sign. */
export const CadeadoArt = () => (
  <Art>
    <ellipse cx="104" cy="136" rx="86" ry="9" fill="var(--art-soft)" />
    <path d="M56 136V26a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v110z" fill="var(--art-dark)" />
    <path d="M66 136V32a6 6 0 0 1 6-6h56a6 6 0 0 1 6 6v104z" fill="var(--art-main)" />
    <rect x="76" y="36" width="48" height="34" rx="5" fill="var(--art-tint)" fillOpacity=".35" />
    <path d="M92 92v-8a8 8 0 0 1 16 0v8" fill="none" stroke="var(--art-tint)" strokeWidth="5" />
    <rect x="84" y="91" width="32" height="25" rx="6" fill="var(--art-tint)" />
    <circle cx="100" cy="101" r="4" fill="var(--art-dark)" />
    <path d="M100 103v6" stroke="var(--art-dark)" strokeWidth="4" strokeLinecap="round" />
    <path d="M152 136l14-48a4 4 0 0 1 8 0l14 48z" fill="var(--art-warm)" />
    <path d="M170 100v14" stroke="var(--art-paper)" strokeWidth="5" strokeLinecap="round" />
    <circle cx="170" cy="124" r="3" fill="var(--art-paper)" />
  </Art>
)
