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
import { Papeis } from './Papeis.tsx'
import { ReajustesPage } from './ReajustesPage.tsx'

const PERGUNTA_MS = 1000

/** `promocao/reajustes/:id?`: one readjustment, or the form of the next one. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <ReajustesPage /> : <UmReajuste id={Number(id)} />
}

/** Progress, sums, papers, people and the undo of one readjustment. */
function UmReajuste({ id }: { readonly id: number }) {
  const [desfazendo, setDesfazendo] = useState(false)
  const desfazer = useSubmit('POST /api/reajuste/desfazer', {
    invalidates: ['GET /api/reajuste/obter/:id', 'GET /api/reajuste/pessoas/:id', 'GET /api/reajuste/listar'],
  })
  const { data, error, refetch } = useQuery({
    ...query('GET /api/reajuste/obter/:id', { params: { id } }),
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
      subtitle={`${data.sindicato} · ${data.convencao} · data-base ${formatDate(data.dataBase)} · por ${data.por}, em ${formatDateTime(data.em)}`}
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
          nadaMudou="Nenhum salário mudou."
          itens={[
            { label: data.pessoas === 1 ? 'pessoa' : 'pessoas', value: formatNumber(data.pessoas) },
            { label: 'a mais por mês, sem encargos', value: formatMoney(data.aumentoCentavos) },
            { label: 'de diferença a pagar', value: formatMoney(data.diferencaCentavos) },
            { label: 'S-2206 no eSocial até', value: formatDate(data.s2206Ate) },
          ]}
        />
        {data.estado === 'aplicado' && <Papeis reajuste={data} />}
        <Feitas
          // Read again once it ends.
          key={data.estado}
          id={id}
        />
      </Box>
      {desfazendo && (
        <DesfazerDialog
          title="Desfazer o reajuste inteiro?"
          text="Cada pessoa volta ao salário de antes a partir de hoje, por uma nova versão do contrato; o que ainda não começou é cancelado. Salário já pago não se reduz (CF art. 7º VI): use para corrigir um erro, antes da folha."
          continuam="Continuam com o salário novo:"
          desfazer={(pedido) => desfazer.mutateAsync({ body: { id, ...pedido } })}
          onClose={() => setDesfazendo(false)}
        />
      )}
    </Page>
  )
}
