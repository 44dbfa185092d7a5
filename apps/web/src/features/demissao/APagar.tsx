import { coresDoPrazo } from '@rh/domain/listas/prazo-da-demissao'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../lib/format.ts'
import { query } from '../../lib/api/query.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { LinkList } from '../../ui/data/LinkList.tsx'
import { useLastCount } from '../../ui/data/use-last-count.ts'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../ui/page/Section.tsx'
import { tomDoPrazo } from './relogio.ts'

const TITULO = 'A pagar'
/** Rows kept free the first time. */
const POUCAS = 3

export const aPagarQuery = query('GET /api/demissao/listar', {
  query: { momento: 'a_pagar', porPagina: String(MOSTRADOS.pessoas), ordenar: 'prazo' },
})

/** In the area, beside the queue: who left and was not paid yet, the nearest end of the ten days first. */
export function APagar() {
  const setor = useSetor()
  const { data, isError, error, refetch } = useQuery(aPagarQuery)
  const linhas = useLastCount('a-pagar', data?.results, POUCAS)
  if (isError)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  return (
    <Section
      title={TITULO}
      subtitle="Dez dias depois do fim (CLT art. 477 § 6º)"
      flush
      actions={
        <SectionLink
          to={`${hrefOf(setor, 'demissao.listar')}?momento=a_pagar&ordenar=prazo`}
          of="demissões a pagar"
        >
          Ver todas
        </SectionLink>
      }
    >
      <LinkList
        expected={linhas}
        empty="Ninguém espera pagamento."
        items={data?.results.map(({ id, nome, numero, pagarAte, relogio }) => ({
          key: id,
          href: hrefOf(setor, 'demissao.visualizar', { id }),
          title: nome ?? numero,
          detail: pagarAte === null ? numero : `Pagar até ${formatDate(pagarAte)}`,
          chip: relogio
            ? { label: coresDoPrazo[relogio].label, tone: tomDoPrazo(relogio) }
            : { label: 'Ainda não começou', tone: 'default' },
        }))}
      />
    </Section>
  )
}
