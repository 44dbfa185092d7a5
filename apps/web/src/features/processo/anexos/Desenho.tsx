import { Drawing } from '../../../ui/icon/Drawing.tsx'

/** Strokes that only the review of documents uses, on the grid of the icons: no other page loads them. */
const desenhos = {
  menos: 'M5 12h14',
  'tela-cheia': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  desfazer: 'M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
} as const

interface DesenhoProps {
  readonly name: keyof typeof desenhos
  readonly size: number
}

/** Icon of the review of documents. */
export const Desenho = ({ name, size }: DesenhoProps) => (
  <Drawing path={desenhos[name]} points={name === 'desfazer'} size={size} />
)
