import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import type { ApiError } from '../../lib/api/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { DueList, type DueItem } from '../../ui/data/DueList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'
import { Titulo } from './Titulo.tsx'
import { contar } from './textos.ts'

const porPagina = String(MOSTRADOS.minhaVez)

export const aHomologarQuery = query('GET /api/afastamento/listar', {
  query: { status: 'informado', ordenar: 'data', porPagina },
})
export const aDevolverQuery = query('GET /api/demissao/listar', {
  query: { momento: 'devolucoes', ordenar: 'data', porPagina },
})

/** Leaves that wait to be homologated, the oldest first. */
export function AHomologar() {
  const { data, error, refetch } = useQuery(aHomologarQuery)
  const hoje = hojeNaEmpresa()
  return (
    <Fila
      nome="a-homologar"
      titulo={
        data === undefined || data.total === 0
          ? data === undefined
            ? 'Afastamentos a homologar'
            : 'Nenhum afastamento a homologar'
          : contar(data.total, 'afastamento a homologar', 'afastamentos a homologar')
      }
      subtitulo="Os que começaram há mais tempo primeiro"
      de="afastamentos a homologar"
      vazio="Um atestado informado por Operacional aparece aqui na hora."
      listar={`${hrefOf('sesmt', 'afastamento.listar')}?status=informado`}
      error={data ? null : error}
      onRetry={refetch}
      items={data?.results.map(({ id, nome, numero, contrato, posto, data: inicio, dias, motivo }) => ({
        key: String(id),
        href: hrefOf('sesmt', 'afastamento.visualizar', { id }),
        title: nome ?? numero,
        detail: [posto, contrato?.split(' · ').at(-1)].filter(Boolean).join(' · '),
        task: motivo ?? numero,
        taskDetail: dias === null ? 'sem data de volta' : contar(dias, 'dia', 'dias'),
        when:
          inicio === null
            ? 'Sem data'
            : inicio === hoje
              ? 'Começa hoje'
              : `${inicio < hoje ? 'Desde' : 'Em'} ${formatDate(inicio)}`,
        tone: 'later' as const,
      }))}
    />
  )
}

/** Pieces of who leaves that did not come back. */
export function ADevolver() {
  const { data, error, refetch } = useQuery(aDevolverQuery)
  const hoje = hojeNaEmpresa()
  return (
    <Fila
      nome="devolucoes"
      titulo={
        data === undefined || data.total === 0
          ? data === undefined
            ? 'Devoluções pendentes'
            : 'Nenhuma devolução pendente'
          : contar(data.total, 'devolução pendente', 'devoluções pendentes')
      }
      subtitulo="Uniforme e crachá de quem sai, pela data do desligamento"
      de="devoluções pendentes"
      vazio="Quem entra em aviso prévio aparece aqui com as peças que tem."
      listar={`${hrefOf('almoxarifado', 'demissao.listar')}?momento=devolucoes`}
      error={data ? null : error}
      onRetry={refetch}
      items={data?.results.map(({ id, nome, numero, contrato, posto, data: fim }) => ({
        key: String(id),
        href: hrefOf('almoxarifado', 'demissao.visualizar', { id }),
        title: nome ?? numero,
        detail: [posto, contrato?.split(' · ').at(-1)].filter(Boolean).join(' · '),
        task: 'Receber as peças',
        taskDetail: numero,
        when:
          fim === null
            ? 'Sem data'
            : fim === hoje
              ? 'Sai hoje'
              : `${fim < hoje ? 'Saiu' : 'Sai'} em ${formatDate(fim)}`,
        tone:
          fim !== null && fim < hoje
            ? ('late' as const)
            : fim === hoje
              ? ('now' as const)
              : ('later' as const),
      }))}
    />
  )
}

interface FilaProps {
  readonly nome: string
  readonly titulo: string
  readonly subtitulo: string
  readonly vazio: string
  /** What is listed, in words. */
  readonly de: string
  /** The list that is counted. */
  readonly listar: string
  readonly items: readonly DueItem[] | undefined
  readonly error: ApiError | null
  readonly onRetry: () => unknown
}

const Fila = ({ nome, titulo, subtitulo, vazio, de, listar, items, error, onRetry }: FilaProps) => (
  <Section
    title={<Titulo>{titulo}</Titulo>}
    subtitle={subtitulo}
    flush
    actions={
      <SectionLink to={listar} of={de}>
        Ver lista
      </SectionLink>
    }
  >
    {error ? (
      <ErrorState error={error} onRetry={onRetry} />
    ) : (
      <DueList name={nome} items={items} empty={vazio} expected={MOSTRADOS.minhaVez} />
    )}
  </Section>
)
