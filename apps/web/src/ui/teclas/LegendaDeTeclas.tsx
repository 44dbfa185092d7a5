import { styled } from '@mui/material/styles'
import { useLettersOn } from '../../lib/teclas/preferencia.ts'
import type { Tecla as Acao } from '../../lib/teclas/teclas.ts'
import { Tecla } from './Tecla.tsx'
import { TeclasButton } from './TeclasButton.tsx'

const Linha = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
  '@media print': { display: 'none' },
}))

interface LegendaDeTeclasProps {
  readonly teclas: readonly Acao[]
}

/** The keys of a page that have a short name, in one line, and the dialog of all: `J K navegar · ? teclas`. */
export function LegendaDeTeclas({ teclas }: LegendaDeTeclasProps) {
  const areOn = useLettersOn()
  const curtos = [...new Set(teclas.flatMap(({ curto }) => curto ?? []))]
  return (
    <Linha data-sem-impressao>
      {areOn &&
        curtos.map((curto) => (
          <span key={curto} aria-hidden>
            {teclas
              .filter((acao) => acao.curto === curto)
              .map(({ tecla }) => (
                <Tecla key={tecla} tecla={tecla} />
              ))}
            {curto}
          </span>
        ))}
      <TeclasButton />
    </Linha>
  )
}
