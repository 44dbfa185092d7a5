import { Art } from './Art.tsx'

/** Illustration: a clean clipboard beside a spray bottle. */
export const ListaVaziaArt = () => (
  <Art>
    <ellipse cx="104" cy="134" rx="84" ry="10" fill="var(--art-soft)" />
    <rect x="40" y="26" width="88" height="106" rx="12" fill="var(--art-main)" />
    <rect x="50" y="40" width="68" height="82" rx="6" fill="var(--art-paper)" />
    <rect x="66" y="18" width="36" height="18" rx="7" fill="var(--art-dark)" />
    <path
      d="M60 60l5 5 9-10"
      fill="none"
      stroke="var(--art-main)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M60 82l5 5 9-10"
      fill="none"
      stroke="var(--art-main)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="82" y="57" width="28" height="6" rx="3" fill="var(--art-soft)" />
    <rect x="82" y="79" width="22" height="6" rx="3" fill="var(--art-soft)" />
    <rect x="60" y="101" width="44" height="6" rx="3" fill="var(--art-soft)" />
    <path
      d="M146 84c0-9 5-11 5-18h14c0 7 5 9 5 18v38a10 10 0 0 1-10 10h-4a10 10 0 0 1-10-10z"
      fill="var(--art-tint)"
    />
    <path
      d="M146 100h24v22a10 10 0 0 1-10 10h-4a10 10 0 0 1-10-10z"
      fill="var(--art-warm)"
      fillOpacity=".55"
    />
    <path d="M150 66v-8h-10l4-10h26v10l-5 8z" fill="var(--art-dark)" />
    <path
      d="M133 46l-9-3M133 53h-10M134 60l-8 4"
      stroke="var(--art-line)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </Art>
)
