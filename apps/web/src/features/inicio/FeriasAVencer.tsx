import Button from '@mui/material/Button'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { contar } from './textos.ts'

const TITULO = 'Férias a vencer'

export const aVencerQuery = query('GET /api/ferias/a-vencer', {
  query: { porPagina: String(MOSTRADOS.minhaVez) },
})

/** Vacations that have to begin next, with what is already due in double. */
export function FeriasAVencer() {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(aVencerQuery)
  if (error && !data)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const { em_dobro = 0, ate_30 = 0, ate_60 = 0 } = data?.contagens ?? {}
  return (
    <Section
      title={
        data === undefined
          ? TITULO
          : em_dobro + ate_30 === 0
            ? 'Nenhum período de férias vence em 30 dias'
            : [
                ...(em_dobro > 0
                  ? [`${contar(em_dobro, 'período de férias', 'períodos de férias')} já em dobro`]
                  : []),
                ...(ate_30 > 0 ? [`${contar(ate_30, 'vence', 'vencem')} em 30 dias`] : []),
              ].join('; ')
      }
      subtitle={ate_60 > 0 ? `Mais ${ate_60} de 31 a 60 dias` : 'Último dia para começar sem pagar em dobro'}
      flush
      actions={
        <Button component={Link} to={hrefOf(setor, 'ferias.a-vencer')} size="small">
          Ver fila
        </Button>
      }
    >
      <DueList
        name="ferias-a-vencer"
        expected={MOSTRADOS.minhaVez}
        empty="Ninguém tem férias por marcar."
        items={data?.results.map(
          ({ id, colaboradorId, nome, posto, contrato, saldo, faltam, comecarAte }) => ({
            key: String(id),
            href: hrefOf(setor, 'colaborador.visualizar', { id: colaboradorId }),
            title: nome,
            detail: `${posto} · ${contrato.split(' · ').at(-1) ?? contrato}`,
            task: `Começar até ${formatDate(comecarAte)}`,
            taskDetail: contar(saldo, 'dia por marcar', 'dias por marcar'),
            when: faltam < 0 ? 'Em dobro' : faltam === 0 ? 'Hoje' : `Em ${contar(faltam, 'dia', 'dias')}`,
            tone: faltam < 0 ? 'late' : faltam <= 7 ? 'now' : 'later',
          }),
        )}
      />
    </Section>
  )
}
