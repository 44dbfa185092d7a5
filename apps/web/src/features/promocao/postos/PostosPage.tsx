import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts'
import { unreadPage } from '../../../ui/page/unread-page.tsx'
import { AlteracaoPage } from '../coletiva/AlteracaoPage.tsx'
import { enquantoAnda } from '../coletiva/enquanto-anda.ts'
import { Feitas } from './Feitas.tsx'
import { NovaMudanca } from './NovaMudanca.tsx'
import { Papeis } from './Papeis.tsx'

/** `promocao/postos/:id?`: one change of scale or pay of posts, or the form of the next one. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <NovaMudanca /> : <UmaMudanca id={Number(id)} />
}

/** Progress, sums, papers, people and the undo of one change. */
function UmaMudanca({ id }: { readonly id: number }) {
  const desfazer = useSubmit('POST /api/mudanca/desfazer', {
    invalidates: ['GET /api/mudanca/obter/:id', 'GET /api/mudanca/pessoas/:id', 'GET /api/mudanca/listar'],
  })
  const read = useQuery({
    ...query('GET /api/mudanca/obter/:id', { params: { id } }),
    refetchInterval: enquantoAnda,
  })
  const { data } = read
  if (!data) return unreadPage(read, 420)
  return (
    <AlteracaoPage
      de={data}
      resumo={`${data.contrato} · a partir de ${formatDate(data.vigencia)}`}
      desfazer={{
        title: 'Desfazer a mudança inteira?',
        text: 'Cada pessoa volta à escala e ao salário de antes a partir de hoje, por uma nova versão do contrato, e os postos com elas; o que ainda não começou é cancelado. Salário já pago não se reduz (CF art. 7º VI), e quem já trabalha na escala nova precisa concordar com a volta (CLT art. 468).',
        continuam: 'Continuam como estão agora:',
        desfazer: (pedido) => desfazer.mutateAsync({ body: { id, ...pedido } }),
      }}
      nadaMudou="Nada mudou para ninguém."
      itens={[
        { label: data.pessoas === 1 ? 'pessoa' : 'pessoas', value: formatNumber(data.pessoas) },
        { label: 'escala', value: data.escala ?? 'A mesma' },
        { label: 'a mais por mês, sem adicionais', value: formatMoney(data.aumentoCentavos) },
        { label: 'S-2206 no eSocial até', value: formatDate(data.s2206Ate) },
      ]}
      papeis={<Papeis mudanca={data} />}
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
