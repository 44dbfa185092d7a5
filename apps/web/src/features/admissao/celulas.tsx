import Box from '@mui/material/Box'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { formatDate, formatDateTime, formatRelative } from '../../lib/format.ts'
import type { ResultOf } from '../../lib/query.ts'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import { SuaVez } from './SuaVez.tsx'

export type Linha = ResultOf<'GET /api/admissao/listar'>

/** Cells that the lists of admissions draw alike. */
export const celulas = {
  nome: ({ nome, cpf }: Linha) => (
    <span>
      {nome ?? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Sem nome ainda
        </Box>
      )}
      {cpf && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {cpf}
        </Box>
      )}
    </span>
  ),
  posto: ({ cargo, posto }: Linha) =>
    posto && (
      <span>
        {posto}
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {cargo}
        </Box>
      </span>
    ),
  dataPrevista: ({ dataPrevista }: Linha) => dataPrevista && formatDate(dataPrevista),
  atualizadoEm: ({ atualizadoEm }: Linha) => (
    <time dateTime={atualizadoEm} title={formatDateTime(atualizadoEm)} style={{ whiteSpace: 'nowrap' }}>
      {formatRelative(atualizadoEm)}
    </time>
  ),
  status: ({ status, minhaVez }: Linha) => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <ProcessoStatus process={admissao} status={status} />
      {minhaVez && <SuaVez />}
    </Box>
  ),
}
