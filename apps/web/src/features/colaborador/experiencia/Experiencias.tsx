import { oQueFaltaDecidir } from '@rh/domain/colaborador/experiencia'
import { hrefOf } from '@rh/domain/setores/rotas'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { useQuery } from '@tanstack/react-query'
import { emDias } from '../../../lib/time/em-dias.ts'
import { formatDate } from '../../../lib/format.ts'
import { query, type ResultOf } from '../../../lib/api/query.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../../ui/page/Section.tsx'
import { tomDoPrazo } from '../dias.ts'

const TITULO = 'Experiência terminando'

interface ExperienciasProps {
  /** Undefined while they are read. */
  readonly experiencias: readonly ResultOf<'GET /api/colaborador/experiencias'>[] | undefined
  readonly total?: number
}

/** Trials that wait for a decision; each leads to where it is taken. */
export function Experiencias({ experiencias, total = 0 }: ExperienciasProps) {
  const setor = useSetor()
  const listar = hrefOf(setor, 'colaborador.listar')
  return (
    <Section
      title={TITULO}
      flush
      actions={
        total > (experiencias?.length ?? 0) && (
          <SectionLink
            to={`${listar}?situacao=em_experiencia&ordenar=fimExperiencia`}
            of="experiências que terminam"
          >
            Ver todas
          </SectionLink>
        )
      }
    >
      <LinkList
        expected={MOSTRADOS.pessoas}
        empty="Nenhum contrato de experiência espera decisão nos próximos 30 dias."
        items={experiencias?.map((item) => ({
          key: item.id,
          href: hrefOf(setor, 'colaborador.visualizar', { id: item.id }),
          title: item.nome,
          detail: `${item.posto} · ${oQueFaltaDecidir(item)} até ${formatDate(item.fim)}`,
          chip: { label: emDias(item.dias), tone: tomDoPrazo(item.dias) },
        }))}
      />
    </Section>
  )
}

export const experienciasQuery = query('GET /api/colaborador/experiencias')

/** The same, read by itself: for a dashboard that tells of more than people. */
export function FilaDeExperiencias() {
  const { data, isError, error, refetch } = useQuery(experienciasQuery)
  if (isError)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  return <Experiencias experiencias={data?.results} {...(data && { total: data.total })} />
}
