import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatDateTime, formatMoney, formatNumber } from '../../../lib/format.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { DesfazerDialog } from '../coletiva/DesfazerDialog.tsx'
import { Situacao } from '../coletiva/Situacao.tsx'
import { Feitas } from './Feitas.tsx'
import { NovaMudanca } from './NovaMudanca.tsx'
import { Papeis } from './Papeis.tsx'

const PERGUNTA_MS = 1000

/** `promocao/postos/:id?`: one change of scale or pay of posts, or the form of the next one. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <NovaMudanca /> : <UmaMudanca id={Number(id)} />
}

/** Progress, sums, papers, people and the undo of one change. */
function UmaMudanca({ id }: { readonly id: number }) {
  const [desfazendo, setDesfazendo] = useState(false)
  const desfazer = useSubmit('POST /api/mudanca/desfazer', {
    invalidates: ['GET /api/mudanca/obter/:id', 'GET /api/mudanca/pessoas/:id', 'GET /api/mudanca/listar'],
  })
  const { data, error, refetch } = useQuery({
    ...query('GET /api/mudanca/obter/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.andamento ? PERGUNTA_MS : false),
  })
  if (error)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data)
    return (
      <Page>
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: 4 }} />
      </Page>
    )
  return (
    <Page
      title={data.titulo}
      crumb={data.titulo}
      subtitle={`${data.contrato} · a partir de ${formatDate(data.vigencia)} · por ${data.por}, em ${formatDateTime(data.em)}`}
      actions={
        data.podeDesfazer && (
          <Button color="inherit" variant="outlined" onClick={() => setDesfazendo(true)}>
            Desfazer tudo
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Situacao
          de={data}
          nadaMudou="Nada mudou para ninguém."
          itens={[
            { label: data.pessoas === 1 ? 'pessoa' : 'pessoas', value: formatNumber(data.pessoas) },
            { label: 'escala', value: data.escala ?? 'A mesma' },
            { label: 'a mais por mês, sem adicionais', value: formatMoney(data.aumentoCentavos) },
            { label: 'S-2206 no eSocial até', value: formatDate(data.s2206Ate) },
          ]}
        />
        {data.estado === 'aplicado' && <Papeis mudanca={data} />}
        <Feitas
          // Read again once it ends.
          key={data.estado}
          id={id}
        />
      </Box>
      {desfazendo && (
        <DesfazerDialog
          title="Desfazer a mudança inteira?"
          text="Cada pessoa volta à escala e ao salário de antes a partir de hoje, por uma nova versão do contrato, e os postos com elas; o que ainda não começou é cancelado. Salário já pago não se reduz (CF art. 7º VI), e quem já trabalha na escala nova precisa concordar com a volta (CLT art. 468)."
          continuam="Continuam como estão agora:"
          desfazer={(pedido) => desfazer.mutateAsync({ body: { id, ...pedido } })}
          onClose={() => setDesfazendo(false)}
        />
      )}
    </Page>
  )
}
