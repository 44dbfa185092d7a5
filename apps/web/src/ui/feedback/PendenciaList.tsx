import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

type Severidade = 'bloqueio' | 'alerta' | 'info'

/** Finding of a check. */
export interface Finding {
  readonly codigo: string
  readonly severidade: Severidade
  readonly mensagem: string
  readonly baseLegal?: string | undefined
}

const looks: Readonly<Record<Severidade, { color: AlertColor; icon: string; word: string }>> = {
  bloqueio: { color: 'error', icon: 'bloqueio', word: 'Impede' },
  alerta: { color: 'warning', icon: 'alerta', word: 'Atenção' },
  info: { color: 'info', icon: 'info', word: 'Informação' },
}
const ordem: readonly Severidade[] = ['bloqueio', 'alerta', 'info']

interface PendenciaListProps<F extends Finding> {
  readonly pendencias: readonly F[]
  /** Action of a finding: a link to its field, a checkbox. */
  readonly action?: (pendencia: F) => ReactNode
}

/** List of findings, blocking ones first, each with its legal basis. */
export function PendenciaList<F extends Finding>({ pendencias, action }: PendenciaListProps<F>) {
  const sorted = pendencias.toSorted((a, b) => ordem.indexOf(a.severidade) - ordem.indexOf(b.severidade))
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sorted.map((pendencia, index) => {
        const { color, icon, word } = looks[pendencia.severidade]
        return (
          <li key={`${pendencia.codigo}-${index}`}>
            <Alert
              severity={color}
              icon={<Icon name={icon} label={word} />}
              action={action?.(pendencia)}
              role={undefined}
            >
              {pendencia.mensagem}
              {pendencia.baseLegal && <small style={{ display: 'block' }}>{pendencia.baseLegal}</small>}
            </Alert>
          </li>
        )
      })}
    </Box>
  )
}
