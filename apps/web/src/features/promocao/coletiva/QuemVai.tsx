import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Escolhivel } from './escolha.ts'
import type { EstadoDaLinha } from './Pessoas.tsx'

export const Pequeno = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

interface QuemVaiProps {
  readonly pessoa: Escolhivel & { readonly nome: string; readonly matricula: string }
  readonly estado: EstadoDaLinha
  /** What ticking does: `Reajustar`. */
  readonly verbo: string
}

/** First cell of a person of a preview: the tick, the name and the matrícula. */
export const QuemVai = ({ pessoa, estado: { vai, onMarcar }, verbo }: QuemVaiProps) => (
  <td data-title="true">
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: -1.25 }}>
      <Checkbox
        checked={vai}
        disabled={pessoa.excecao?.podeIncluir === false}
        onChange={onMarcar}
        slotProps={{ input: { 'aria-label': `${verbo} ${pessoa.nome}` } }}
      />
      <span>
        {pessoa.nome}
        <Pequeno>Matrícula {pessoa.matricula}</Pequeno>
      </span>
    </Box>
  </td>
)
