import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/format.ts'
import { distancia } from '../../../lib/time/textos.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { unreadPage } from '../../../ui/page/unread-page.tsx'
import { Fim } from './Fim.tsx'
import { FinsPage } from './FinsPage.tsx'

const PERGUNTA_MS = 2500

/** `remanejamento/contratos/:id?`: where the people of a contract that ends go, or all contracts that end. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <FinsPage /> : <UmFim id={Number(id)} />
}

function UmFim({ id }: { readonly id: number }) {
  const read = useQuery({
    ...query('GET /api/desmobilizacao/obter/:id', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.lotes.some(({ andando }) => andando) ? PERGUNTA_MS : false),
    refetchOnWindowFocus: false,
  })
  const { data } = read
  if (!data) return unreadPage(read, 520)
  const { contrato, termino, pessoas, hoje } = data
  return (
    <Page
      title={`Fim do contrato: ${pessoas} ${pessoas === 1 ? 'pessoa' : 'pessoas'}`}
      crumb={contrato}
      subtitle={`${contrato} termina em ${formatDate(termino)}, ${distancia(hoje, termino)}`}
    >
      <Fim fim={data} />
    </Page>
  )
}
