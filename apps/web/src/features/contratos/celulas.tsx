import Box from '@mui/material/Box'
import { situacoesContrato } from '@rh/domain/contratos/situacao'
import { formatDate } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { OccupancyBar } from '../../ui/data/OccupancyBar.tsx'
import type { Linha } from './queries.ts'
import { contar, emDias } from './textos.ts'

const Quieto = ({ children }: { readonly children: string }) => (
  <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
    {children}
  </Box>
)

export const celulas = {
  cliente: ({ cliente, numero }: Linha) => (
    <span>
      {cliente}
      <Quieto>{`Contrato ${numero}`}</Quieto>
    </span>
  ),
  cidades: ({ cidades }: Linha) => <span>{cidades.join(', ')}</span>,
  inicio: ({ inicio }: Linha) => formatDate(inicio),
  termino: ({ termino, faltam, alerta, situacao }: Linha) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatDate(termino)}
      {(alerta !== null || situacao === 'encerrado') && <Quieto>{emDias(faltam)}</Quieto>}
    </Box>
  ),
  vagas: ({ planejado, ocupado, entrando, vagas }: Linha) => (
    <Box component="span" sx={{ display: 'block', width: 148 }}>
      <OccupancyBar planned={planejado} filled={ocupado} incoming={entrando} />
      <Quieto>{`${ocupado} de ${planejado}${vagas > 0 ? ` · ${contar(vagas, 'vaga', 'vagas')}` : ''}`}</Quieto>
    </Box>
  ),
  situacao: ({ situacao, alerta }: Linha) => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <StatusChip {...situacoesContrato[situacao]} />
      {alerta !== null && (
        <StatusChip label={`Até ${alerta} dias`} tone={alerta <= 60 ? 'error' : 'warning'} />
      )}
    </Box>
  ),
}
