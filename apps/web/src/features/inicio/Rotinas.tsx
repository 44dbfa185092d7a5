import { motivosDeFalha } from '@rh/domain/rotinas/rotinas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatRelative } from '../../lib/format.ts'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Situacao } from './Situacao.tsx'

const DE_NOVO_MS = 60_000

export const rotinasQuery = query('GET /api/rotinas/situacao', {})

/** What the system does by itself and keeps failing at; nothing at all while all goes well. */
export function Rotinas() {
  const { data, isError, refetch } = useQuery({ ...rotinasQuery, refetchInterval: DE_NOVO_MS })
  // Nothing would be taken for all going well.
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível saber se as rotinas do sistema andam.</ErrorLine>
  if (!data || data.situacao === 'em_dia') return null
  const ver = <Link to={hrefOf('admin', 'rotinas.inicio')}>Ver as rotinas</Link>
  if (data.situacao === 'paradas')
    return (
      <Situacao gravidade="error" titulo="O que o sistema faz sozinho está parado">
        Avisos, e-mails, cópias e o que tem data marcada não andam há mais de dez minutos. Peça a quem cuida
        do servidor que reinicie o sistema e veja o registro. {ver}
      </Situacao>
    )
  return (
    <Situacao gravidade="warning" titulo="O sistema não consegue fazer algo sozinho">
      {ver}
      <ul>
        {data.falhando.map(({ titulo, desde, motivo }) => (
          <li key={titulo}>
            {titulo}: falha {formatRelative(desde)}. {motivosDeFalha[motivo]}
          </li>
        ))}
      </ul>
    </Situacao>
  )
}
