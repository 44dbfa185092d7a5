import Skeleton from '@mui/material/Skeleton'
import type { SituacaoDasCopias } from '@rh/domain/inicio/copias'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { EM_DIA_PX, EmDia, Situacao, type Gravidade } from './Situacao.tsx'
import { contar } from './textos.ts'

type Ultima = NonNullable<ReplyOf<'GET /api/inicio/copias'>['ultima']>

interface Texto {
  readonly gravidade: Gravidade
  readonly titulo: string
  /** What to do; said after what is known of the newest copy. */
  readonly oQueFazer?: string
}

const textos: Readonly<Record<SituacaoDasCopias, Texto>> = {
  desligada: {
    gravidade: 'warning',
    titulo: 'Não há cópia de segurança',
    oQueFazer:
      'Se o disco deste servidor falhar, tudo o que foi lançado se perde. Peça a quem cuida dele que informe uma pasta em COPIAS_DIR, em outro disco.',
  },
  nenhuma: {
    gravidade: 'warning',
    titulo: 'Ainda não há cópia de segurança',
    oQueFazer: 'A primeira é feita à noite, às 2h, ou agora com npm run backup no servidor.',
  },
  com_problemas: {
    gravidade: 'error',
    titulo: 'A última cópia de segurança tem problemas',
    oQueFazer: 'Mostre isto a quem cuida do servidor. As cópias anteriores continuam guardadas.',
  },
  atrasada: {
    gravidade: 'warning',
    titulo: 'A cópia de segurança está atrasada',
    oQueFazer: 'O sistema esteve desligado à noite, ou a pasta das cópias está cheia ou fora do ar.',
  },
  em_dia: { gravidade: 'success', titulo: 'Cópias de segurança em dia' },
  externa: {
    gravidade: 'info',
    titulo: 'As cópias de segurança são as do servidor de banco de dados da empresa',
  },
}

const MB = 1_000_000

function tamanho(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / MB))} MB`
}

/** What is known of the newest copy, in a sentence. */
function sobre({ em, bytes, cifrada, verificada, arquivosEnviados }: Ultima): string {
  const partes = [
    `A última é de ${formatDateTime(em)} (${formatRelative(em)})`,
    `banco de ${tamanho(bytes)}`,
    contar(arquivosEnviados, 'arquivo enviado', 'arquivos enviados'),
    cifrada ? 'cifrada' : 'sem cifra',
    verificada ? 'restaurada em teste e lida por inteiro' : 'ainda não testada',
  ]
  return `${partes.join(', ')}.`
}

const Faltando = ({ total }: { readonly total: number }) =>
  total > 0 && (
    <li>
      {contar(total, 'arquivo enviado não está', 'arquivos enviados não estão')} na pasta de arquivos, ou
      mudou nela.
    </li>
  )

export const copiasQuery = query('GET /api/inicio/copias', {})

/** How the backups stand: a warning where there is none to rely on. */
export function Copias() {
  const { data, error, refetch } = useQuery(copiasQuery)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  // As high as the usual answer: what is below does not move.
  if (!data) return <Skeleton variant="rounded" height={EM_DIA_PX} />
  const { situacao, ultima } = data
  if (situacao === 'em_dia' && ultima)
    return (
      <EmDia>
        {textos.em_dia.titulo}. {sobre(ultima)}
      </EmDia>
    )
  const { gravidade, titulo, oQueFazer } = textos[situacao]
  const temProblemas = ultima !== null && ultima.problemas.length + ultima.arquivosFaltando > 0
  return (
    <Situacao gravidade={gravidade} titulo={titulo}>
      {ultima && sobre(ultima)} {oQueFazer}
      {temProblemas && (
        <ul>
          {ultima.problemas.map((problema) => (
            <li key={problema}>{problema}</li>
          ))}
          <Faltando total={ultima.arquivosFaltando} />
        </ul>
      )}
    </Situacao>
  )
}
