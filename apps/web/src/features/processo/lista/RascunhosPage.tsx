import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query, type Read, type ResultOf } from '../../../lib/api/query.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { DataList, type ListReply } from '../../../ui/table/DataList.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import type { chamadas } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { celulasDe } from './celulas.tsx'
import { CriarButton } from './CriarButton.tsx'

type Rascunho = ResultOf<ReturnType<typeof chamadas>['rascunhos']>

/** Page `rascunho`: drafts, and returned records with the reason. */
export function RascunhosPage() {
  const setor = useSetor()
  const { tela, process, textos, vistas, chamadas: calls } = useTela()
  const criar = <CriarButton />
  const { uma, um, muitos, ela, fim } = textos
  if (!tela.rascunhos) return null
  const { lista, cells, phone } = tela.rascunhos
  return (
    <Page
      actions={criar}
      subtitle={`Rascunhos e ${muitos} devolvid${fim}s que você ou um colega pode continuar.`}
    >
      <DataList
        lista={lista}
        label="Rascunhos"
        load={(filtros): Read<ListReply<Rascunho>> => query(calls.rascunhos, { query: filtros as object })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(setor, vistas.editarRascunho, { id })}
        cells={{ ...celulasDe(process), ...cells, status: renderSituacao }}
        phone={phone}
        exportKey={calls.exportarRascunhos}
        searchPlaceholder={tela.lista.busca}
        empty={{
          title: 'Nenhum rascunho',
          text: `Quando você começar ${uma} ${um}, ${ela} fica guardad${fim} aqui até ser enviad${fim}.`,
          action: criar,
        }}
      />
    </Page>
  )
}

const renderSituacao = (linha: Rascunho) => <Situacao linha={linha} />

/** Progress of a draft, or who returned it and why. */
function Situacao({ linha }: { readonly linha: Rascunho }) {
  const { process } = useTela()
  const { status, completude, devolucao } = linha
  return (
    <Box sx={{ display: 'grid', gap: 0.75, py: 0.5, maxWidth: 340, justifyItems: 'start' }}>
      <ProcessoStatus process={process} status={status} />
      {devolucao ? (
        <Box component="small" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {devolucao.autor && <strong>{devolucao.autor}: </strong>}
          {devolucao.motivo}
        </Box>
      ) : (
        <Box
          component="small"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
        >
          <LinearProgress
            variant="determinate"
            value={completude}
            color={completude === 100 ? 'success' : 'primary'}
            aria-hidden
            sx={{ width: 72, height: 6, borderRadius: '3px' }}
          />
          {completude}% preenchido
        </Box>
      )}
    </Box>
  )
}
