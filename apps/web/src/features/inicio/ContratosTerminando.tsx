import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { comEm } from '../../lib/nav/use-em.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useLastCount } from '../../ui/data/use-last-count.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'
import { BarRows } from '../../ui/chart/BarRows.tsx'
import { contar } from './textos.ts'

/** Days before the end from which there is no time left for a full notice. */
const ATRASADO_DIAS = 30
const PRAZO = '120'

interface DoDia {
  /** Day that is over of which they are. */
  readonly em?: string | undefined
}

/** The page of a contract, on that day. */
const hrefDoContrato = (setor: SetorSlug, id: number, em: string | undefined): string =>
  `${hrefOf(setor, 'contratos.visualizar', { id })}${em === undefined ? '' : `?data=${em}`}`

export const terminandoQuery = ({ em }: DoDia = {}) =>
  query('GET /api/contratos/listar', {
    query: {
      venceEm: PRAZO,
      ordenar: 'termino',
      porPagina: String(MOSTRADOS.pessoas),
      ...(em !== undefined && { em }),
    },
  })

export const ocupacaoQuery = ({ em }: DoDia = {}) =>
  query('GET /api/contratos/listar', {
    query: {
      situacao: 'vigente',
      ordenar: '-vagas',
      porPagina: String(MOSTRADOS.pessoas),
      ...(em !== undefined && { em }),
    },
  })

/** Contracts that end within four months, the first to end on top. */
export function ContratosTerminando({ em }: DoDia) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(terminandoQuery({ em }))
  if (error && !data)
    return (
      <Section title="Contratos que terminam">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const listar = hrefOf(setor, 'contratos.listar')
  return (
    <Section
      title={
        data
          ? data.total === 0
            ? `Nenhum contrato termina nos próximos ${PRAZO} dias`
            : `${contar(data.total, 'contrato termina', 'contratos terminam')} nos próximos ${PRAZO} dias`
          : 'Contratos que terminam'
      }
      subtitle="Quem trabalha neles precisa de destino, ou de aviso prévio, antes do fim"
      flush
      actions={
        <SectionLink to={comEm(`${listar}?venceEm=${PRAZO}`, em)} of="contratos que terminam">
          Ver lista
        </SectionLink>
      }
    >
      <DueList
        name="contratos-terminando"
        expected={1}
        empty="Quando um contrato entrar nos últimos quatro meses, ele aparece aqui."
        items={data?.results.map(({ id, cliente, numero, objeto, termino, faltam, ocupado }) => ({
          key: String(id),
          href: hrefDoContrato(setor, id, em),
          title: cliente,
          detail: `${numero} · ${objeto}`,
          task: `Termina em ${formatDate(termino)}`,
          taskDetail: `${contar(ocupado, 'pessoa', 'pessoas')} nos postos`,
          when: faltam === 0 ? 'Hoje' : `Em ${contar(faltam, 'dia', 'dias')}`,
          tone: faltam <= ATRASADO_DIAS ? 'late' : faltam <= ATRASADO_DIAS * 2 ? 'now' : 'later',
        }))}
      />
    </Section>
  )
}

/** Contracts with most vacant slots, and how full each is. */
export function OcupacaoDosContratos({ em }: DoDia) {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(ocupacaoQuery({ em }))
  const linhas = useLastCount('ocupacao', data?.results, MOSTRADOS.pessoas)
  if (error && !data)
    return (
      <Section title="Ocupação dos contratos">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const [menor] = data?.results ?? []
  const listar = hrefOf(setor, 'contratos.listar')
  return (
    <Section
      title={
        menor && menor.vagas > 0
          ? `${menor.cliente} tem mais vagas abertas: ${menor.vagas} de ${menor.planejado}`
          : 'Ocupação dos contratos vigentes'
      }
      subtitle="Gente nos postos sobre as vagas contratadas, de quem tem mais vagas abertas"
      flush
      actions={
        <SectionLink to={comEm(`${listar}?situacao=vigente&ordenar=-vagas`, em)} of="contratos vigentes">
          Ver lista
        </SectionLink>
      }
    >
      <BarRows
        expected={linhas}
        rows={data?.results.map(({ id, cliente, numero, planejado, ocupado, vagas }, i) => ({
          key: String(id),
          title: cliente,
          detail: numero,
          value: planejado === 0 ? 0 : ocupado / planejado,
          text: `${ocupado} de ${planejado}${vagas > 0 ? ` · ${contar(vagas, 'vaga', 'vagas')}` : ''}`,
          href: hrefDoContrato(setor, id, em),
          strong: i === 0 && vagas > 0,
        }))}
        mark={1}
      />
    </Section>
  )
}
