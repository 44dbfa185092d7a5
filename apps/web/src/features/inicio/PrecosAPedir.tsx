import { direitosDePreco } from '@rh/domain/regras/contrato/repactuacao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { DueList } from '../../ui/data/DueList.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { contar } from './textos.ts'

export const precosQuery = query('GET /api/contratos/precos')

/** Repricings of contracts that may be asked for, those that are lost first on top. */
export function PrecosAPedir() {
  const setor = useSetor()
  const { data, error, refetch } = useQuery(precosQuery)
  if (error && !data)
    return (
      <Section title="Repactuação e reajuste">
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  return (
    <Section
      title={
        data
          ? data.total === 0
            ? 'Nenhum preço por pedir'
            : `${contar(data.total, 'pedido de preço a fazer', 'pedidos de preço a fazer')} aos clientes`
          : 'Repactuação e reajuste'
      }
      subtitle="O que não é pedido ao cliente público se perde com a prorrogação ou o fim do contrato"
      flush
    >
      <DueList
        name="precos-a-pedir"
        expected={3}
        empty="Quando o ano de um contrato se completar, ele aparece aqui."
        items={data?.results.map(({ id, numero, cliente, direito, desde, pedirAte, estado }) => ({
          key: `${id} ${direito}`,
          href: hrefOf(setor, 'contratos.visualizar', { id }),
          title: cliente,
          detail: numero,
          task: direitosDePreco[direito].label,
          taskDetail: `Desde ${formatDate(desde)}`,
          when: pedirAte === null ? 'Sem prazo' : `Até ${formatDate(pedirAte)}`,
          tone: estado === 'urgente' ? 'late' : pedirAte === null ? 'later' : 'now',
        }))}
      />
    </Section>
  )
}
