import { keyframes, styled } from '@mui/material/styles'
import { EASE, motion } from '../../theme/metrics.ts'
import { animated } from '../../theme/motion.ts'
import { Art } from './Art.tsx'

const cai = keyframes({
  from: { transform: 'translateY(-26px)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
})
const cresce = keyframes({
  from: { transform: 'scale(.8)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
})

/** Pieces that fall into place once; static with reduced motion. */
const Pecas = styled('g')(
  { '& > *': { transformBox: 'fill-box', transformOrigin: 'center' } },
  animated({
    '& > *': { animation: `${cai} ${motion.in}s ${EASE} both` },
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [
        `& > :nth-of-type(${i + 1})`,
        { animationDelay: `${(i * motion.stagger).toFixed(2)}s` },
      ]),
    ),
  }),
)
const Medalha = styled('g')(
  { transformBox: 'fill-box', transformOrigin: 'center' },
  animated({ animation: `${cresce} ${motion.in}s ${EASE} both` }),
)

const pecas = [
  [34, 34, 20, 'main'],
  [58, 16, -30, 'warm'],
  [84, 10, 12, 'tint'],
  [122, 12, 40, 'main'],
  [150, 18, -18, 'warm'],
  [174, 38, 30, 'tint'],
  [24, 66, -40, 'warm'],
  [184, 70, 14, 'main'],
  [44, 92, 32, 'tint'],
  [166, 96, -26, 'warm'],
  [30, 116, 8, 'main'],
  [180, 116, 44, 'tint'],
] as const

/** Illustration: a medal among paper cuttings. */
export const FestaArt = () => (
  <Art>
    <ellipse cx="104" cy="138" rx="66" ry="8" fill="var(--art-soft)" />
    <Pecas>
      {pecas.map(([x, y, giro, cor]) => (
        <g key={`${x}-${y}`}>
          <rect
            x={x - 5}
            y={y - 3}
            width="10"
            height="6"
            rx="2"
            fill={`var(--art-${cor})`}
            transform={`rotate(${giro} ${x} ${y})`}
          />
        </g>
      ))}
    </Pecas>
    <Medalha>
      <path d="M84 26h16l8 36H92zM124 26h-16l-8 36h16z" fill="var(--art-main)" />
      <path d="M100 26h8l-4 18z" fill="var(--art-dark)" />
      <circle cx="104" cy="92" r="38" fill="var(--art-tint)" />
      <circle cx="104" cy="92" r="29" fill="var(--art-main)" />
      <path
        d="M90 93l10 10 19-21"
        fill="none"
        stroke="var(--art-paper)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Medalha>
  </Art>
)
