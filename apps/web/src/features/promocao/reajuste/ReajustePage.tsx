import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { unreadPage } from '../../../ui/page/unread-page.tsx'
import { AlteracaoPage } from '../coletiva/AlteracaoPage.tsx'
import { enquantoAnda } from '../coletiva/enquanto-anda.ts'
import { Feitas } from './Feitas.tsx'
import { Papeis } from './Papeis.tsx'
import { ReajustesPage } from './ReajustesPage.tsx'

/** `promocao/reajustes/:id?`: one readjustment, or the form of the next one. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <ReajustesPage /> : <UmReajuste id={Number(id)} />
}

/** Progress, sums, papers, people and the undo of one readjustment. */
function UmReajuste({ id }: { readonly id: number }) {
  const desfazer = useSubmit('POST /api/reajuste/desfazer', {
    invalidates: ['GET /api/reajuste/obter/:id', 'GET /api/reajuste/pessoas/:id', 'GET /api/reajuste/listar'],
  })
  const read = useQuery({
    ...query('GET /api/reajuste/obter/:id', { params: { id } }),
    refetchInterval: enquantoAnda,
  })
  const { data } = read
  if (!data) return unreadPage(read, 420)
  return (
    <AlteracaoPage
      de={data}
      resumo={`${data.sindicato} · ${data.convencao} · data-base ${formatDate(data.dataBase)}`}
      desfazer={{
        title: 'Desfazer o reajuste inteiro?',
        text: 'Cada pessoa volta ao salário de antes a partir de hoje, por uma nova versão do contrato; o que ainda não começou é cancelado. Salário já pago não se reduz (CF art. 7º VI): use para corrigir um erro, antes da folha.',
        continuam: 'Continuam com o salário novo:',
        desfazer: (pedido) => desfazer.mutateAsync({ body: { id, ...pedido } }),
      }}
      nadaMudou="Nenhum salário mudou."
      itens={[
        { label: data.pessoas === 1 ? 'pessoa' : 'pessoas', value: formatNumber(data.pessoas) },
        { label: 'a mais por mês, sem encargos', value: formatMoney(data.aumentoCentavos) },
        { label: 'de diferença a pagar', value: formatMoney(data.diferencaCentavos) },
        { label: 'S-2206 no eSocial até', value: formatDate(data.s2206Ate) },
      ]}
      papeis={<Papeis reajuste={data} />}
      pessoas={
        <Feitas
          // Read again once it ends.
          key={data.estado}
          id={id}
        />
      }
    />
  )
}
