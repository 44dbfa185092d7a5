import { styled } from '@mui/material/styles'
import { facesOfKey } from '../../lib/teclas/teclas.ts'
import { useLettersOn } from '../../lib/teclas/preferencia.ts'

const Caps = styled('span')({ display: 'inline-flex', gap: 3, verticalAlign: 'middle' })

const Cap = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 20,
  padding: '1px 5px',
  border: '1px solid currentColor',
  borderColor: `color-mix(in srgb, currentColor 32%, transparent)`,
  borderRadius: 5,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  // A touch screen has no keys to show.
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
  '@media print': { display: 'none' },
}))

interface TeclaProps {
  /** Key in the syntax of `useTeclas`. */
  readonly tecla: string
}

/** Key caps beside what they do; hidden from assistive technology, which reads `aria-keyshortcuts` of the control. */
export function Tecla({ tecla }: TeclaProps) {
  const areOn = useLettersOn()
  return (
    areOn && (
      <Caps aria-hidden>
        {facesOfKey(tecla).map((face) => (
          <Cap key={face}>{face}</Cap>
        ))}
      </Caps>
    )
  )
}
