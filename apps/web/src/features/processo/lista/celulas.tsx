import Box from '@mui/material/Box'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatRelative } from '../../../lib/format.ts'
import type { LinhaDoProcesso } from '../chamadas.ts'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import { SuaVez } from './SuaVez.tsx'

/** Cell of two lines: main value, secondary text. */
export const renderDuas = (principal: ReactNode, menor: ReactNode) => (
  <span>
    {principal}
    {menor && (
      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
        {menor}
      </Box>
    )}
  </span>
)

/** Cell renderers common to the lists of all kinds. */
export const celulasDe = (process: AnyProcess) => ({
  nome: ({ nome }: LinhaDoProcesso) => nome ?? <SemNome />,
  data: ({ data }: LinhaDoProcesso) => data && formatDate(data),
  atualizadoEm: ({ atualizadoEm }: LinhaDoProcesso) => (
    <time dateTime={atualizadoEm} title={formatDateTime(atualizadoEm)} style={{ whiteSpace: 'nowrap' }}>
      {formatRelative(atualizadoEm)}
    </time>
  ),
  status: ({ status, minhaVez }: LinhaDoProcesso) => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ProcessoStatus process={process} status={status} />
      {minhaVez && <SuaVez />}
    </Box>
  ),
})

/** Placeholder of a draft without a person. */
export const SemNome = () => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    Sem nome ainda
  </Box>
)
