import { Art } from '../../ui/illustration/Art.tsx'

/** A shining building, the cart, and the sheet where everything is in order. */
export const EquipeArt = () => (
  <Art viewBox="0 0 560 360">
    <ellipse cx="280" cy="326" rx="262" ry="24" fill="var(--art-soft)" />
    {/* Building */}
    <rect x="70" y="70" width="190" height="252" rx="14" fill="var(--art-tint)" />
    <rect x="92" y="44" width="146" height="40" rx="10" fill="var(--art-main)" />
    <g fill="var(--art-paper)">
      <rect x="94" y="104" width="38" height="44" rx="6" />
      <rect x="146" y="104" width="38" height="44" rx="6" />
      <rect x="198" y="104" width="38" height="44" rx="6" />
      <rect x="94" y="166" width="38" height="44" rx="6" />
      <rect x="198" y="166" width="38" height="44" rx="6" />
      <rect x="94" y="228" width="38" height="44" rx="6" />
      <rect x="198" y="228" width="38" height="44" rx="6" />
    </g>
    <rect x="146" y="166" width="38" height="44" rx="6" fill="var(--art-warm)" fillOpacity=".6" />
    <path d="M146 322v-82a12 12 0 0 1 12-12h14a12 12 0 0 1 12 12v82z" fill="var(--art-dark)" />
    <circle cx="176" cy="280" r="3.5" fill="var(--art-tint)" />
    <path d="M110 64h70M194 64h26" stroke="var(--art-tint)" strokeWidth="6" strokeLinecap="round" />
    {/* Shine */}
    <g stroke="var(--art-main)" strokeWidth="5" strokeLinecap="round">
      <path d="M276 60v22M265 71h22M40 128v16M32 136h16M510 62v20M500 72h20" />
    </g>
    {/* Sheet in order */}
    <rect
      x="330"
      y="56"
      width="150"
      height="176"
      rx="14"
      fill="var(--art-paper)"
      stroke="var(--art-tint)"
      strokeWidth="4"
    />
    <rect x="376" y="44" width="58" height="24" rx="9" fill="var(--art-dark)" />
    <circle cx="362" cy="104" r="15" fill="var(--art-tint)" />
    <circle cx="362" cy="100" r="5" fill="var(--art-main)" />
    <path d="M353 112c2-5 5-7 9-7s7 2 9 7a15 15 0 0 1-18 0z" fill="var(--art-main)" />
    <rect x="388" y="94" width="72" height="8" rx="4" fill="var(--art-main)" fillOpacity=".75" />
    <rect x="388" y="110" width="46" height="7" rx="3.5" fill="var(--art-soft)" />
    <g fill="none" stroke="var(--art-main)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M352 144l6 6 11-12M352 172l6 6 11-12M352 200l6 6 11-12" />
    </g>
    <g fill="var(--art-soft)">
      <rect x="388" y="141" width="70" height="8" rx="4" />
      <rect x="388" y="169" width="54" height="8" rx="4" />
      <rect x="388" y="197" width="64" height="8" rx="4" />
    </g>
    {/* Cart: bucket, mop and sign */}
    <path d="M322 118l-22 166" stroke="var(--art-line)" strokeWidth="7" strokeLinecap="round" />
    <path d="M290 276h22l8 46h-42z" fill="var(--art-warm)" />
    <path
      d="M287 300l-2 22M299 300v22M311 300l2 22"
      stroke="var(--art-paper)"
      strokeWidth="3"
      strokeOpacity=".7"
    />
    <rect x="287" y="268" width="28" height="12" rx="4" fill="var(--art-dark)" />
    <path d="M330 258h96l-9 56a10 10 0 0 1-10 8h-58a10 10 0 0 1-10-8z" fill="var(--art-main)" />
    <path d="M330 258h96l-3 18h-90z" fill="var(--art-dark)" />
    <path
      d="M342 256c0-30 72-30 72 0"
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx="360" cy="250" r="9" fill="var(--art-tint)" />
    <circle cx="380" cy="244" r="12" fill="var(--art-tint)" />
    <circle cx="400" cy="251" r="8" fill="var(--art-tint)" />
    <path d="M446 322l20-66a6 6 0 0 1 12 0l20 66z" fill="var(--art-warm)" />
    <path d="M472 274v20" stroke="var(--art-paper)" strokeWidth="6" strokeLinecap="round" />
    <circle cx="472" cy="306" r="4" fill="var(--art-paper)" />
  </Art>
)
