import { oQueFaltaDecidir } from '@rh/domain/colaborador/experiencia'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/format.ts'
import { query } from '../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { LinkList, type LinkItem } from '../../ui/data/LinkList.tsx'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'

const MOSTRADAS = 3

/** Trial terms that ask for a decision soon, for those who follow the people. */
export function Experiencias() {
  const setor = useSetor()
  const podeVer = useCanOpen()('colaborador.inicio')
  const { data, isError, refetch } = useQuery({ ...query('GET /api/colaborador/inicio'), enabled: podeVer })
  if (!podeVer) return null
  if (isError && !data)
    return <ErrorLine onRetry={refetch}>Não foi possível ver as experiências que terminam.</ErrorLine>
  return (
    <Section
      title="Experiência terminando"
      flush
      actions={
        <SectionLink to={hrefOf(setor, 'colaborador.inicio')} of="experiências que terminam">
          Ver todas
        </SectionLink>
      }
    >
      <LinkList
        empty="Nenhum contrato de experiência termina nos próximos 30 dias."
        items={data?.experiencias
          .slice(0, MOSTRADAS)
          .map(({ id, nome, posto, fim, dias, ...falta }): LinkItem => ({
            key: `${id} ${fim}`,
            href: hrefOf(setor, 'colaborador.visualizar', { id }),
            title: nome,
            detail: `${posto} · ${oQueFaltaDecidir(falta)} até ${formatDate(fim)}`,
            chip: { label: emDias(dias), tone: dias <= 5 ? 'error' : 'warning' },
          }))}
      />
    </Section>
  )
}

function emDias(dias: number): string {
  if (dias === 0) return 'Hoje'
  return dias === 1 ? 'Amanhã' : `Em ${dias} dias`
}
