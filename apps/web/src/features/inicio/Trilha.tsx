import Skeleton from '@mui/material/Skeleton'
import { fraquezasDosPapeis, type SituacaoDaTrilha } from '@rh/domain/inicio/trilha'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { EM_DIA_PX, EmDia, Situacao, type Gravidade } from './Situacao.tsx'
import { contar } from './textos.ts'

type Trail = ReplyOf<'GET /api/inicio/trilha'>

interface Texto {
  readonly gravidade: Gravidade
  readonly titulo: string
  readonly oQueFazer?: string
}

const textos: Readonly<Record<SituacaoDaTrilha, Texto>> = {
  com_problemas: {
    gravidade: 'error',
    titulo: 'A trilha de auditoria tem problemas',
    oQueFazer:
      'Mostre isto a quem cuida do servidor antes de qualquer outra coisa, e não apague nada: npm run auditoria:verificar no servidor diz tudo o que foi encontrado.',
  },
  selos_parados: {
    gravidade: 'warning',
    titulo: 'Os selos da trilha de auditoria estão parados',
    oQueFazer:
      'As alterações continuam sendo registradas, mas há mais de dez minutos não são seladas. Peça a quem cuida do servidor que veja a âncora e a chave da trilha.',
  },
  desprotegida: {
    gravidade: 'warning',
    titulo: 'O banco de dados não protege a trilha de auditoria do próprio sistema',
  },
  por_conferir: {
    gravidade: 'info',
    titulo: 'A trilha de auditoria ainda não foi conferida',
    oQueFazer: 'A conferência é feita a cada hora, e por inteiro à noite.',
  },
  em_dia: { gravidade: 'success', titulo: 'Trilha de auditoria íntegra' },
}

/** What is known of the last check and the newest seal, in a sentence. */
function sobre({ conferencia, selo }: Trail): string {
  const conferida =
    conferencia &&
    `Conferida em ${formatDateTime(conferencia.em)} (${formatRelative(conferencia.em)}), ` +
      `${contar(conferencia.registros, 'registro', 'registros')}${conferencia.completa ? ' ao todo' : ' novos'}`
  const selada = selo && `${conferida ? 'selo' : 'Selo'} ${selo.numero} de ${formatDateTime(selo.em)}`
  const partes = [conferida, selada].filter((parte) => parte !== null)
  return partes.length === 0 ? '' : `${partes.join(', ')}.`
}

export const trilhaQuery = query('GET /api/inicio/trilha', {})

/** How the audit trail stands: a warning where it cannot be relied on. */
export function Trilha() {
  const { data, error, refetch } = useQuery(trilhaQuery)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={EM_DIA_PX} />
  const { situacao, conferencia, fraquezas } = data
  const { gravidade, titulo, oQueFazer } = textos[situacao]
  if (situacao === 'em_dia')
    return (
      <EmDia>
        {titulo}. {sobre(data)}
      </EmDia>
    )
  const itens = [
    ...(situacao === 'com_problemas' ? (conferencia?.exemplos ?? []) : []),
    ...fraquezas.map((fraqueza) => fraquezasDosPapeis[fraqueza]),
  ]
  return (
    <Situacao gravidade={gravidade} titulo={titulo}>
      {sobre(data)} {oQueFazer}
      {itens.length > 0 && (
        <ul>
          {itens.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Situacao>
  )
}
