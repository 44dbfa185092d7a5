import Box from '@mui/material/Box'
import { formatNumber } from '../../lib/format.ts'
import { faltasEmTurnos } from './textos.ts'
import type { Quadro } from './tipos.ts'

interface NumerosProps {
  readonly totais: Quadro['totais']
}

/** One number leads: the people who are missed. */
export function Numeros({ totais: { faltas, turnos, cobertos, autorizados } }: NumerosProps) {
  const itens = [
    { valor: faltas, texto: faltasEmTurnos(faltas, turnos), cor: faltas > 0 ? 'error.dark' : 'success.dark' },
    { valor: cobertos, texto: cobertos === 1 ? 'turno coberto' : 'turnos cobertos', cor: 'text.primary' },
    { valor: autorizados, texto: 'sem cobertura, cliente autorizou', cor: 'text.primary' },
  ]
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2.5, md: 5 }, m: 0 }}>
      {itens.map(({ valor, texto, cor }) => (
        <Box key={texto} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {texto}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h3', color: cor }}>
            {formatNumber(valor)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
