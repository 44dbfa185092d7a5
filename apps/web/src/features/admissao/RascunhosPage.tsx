import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { listaRascunhos } from '@rh/domain/listas/admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { hrefOf } from '@rh/domain/setores/rotas'
import { query, type ResultOf } from '../../lib/query.ts'
import { useSetor } from '../../lib/use-setor.ts'
import { Page } from '../../ui/page/Page.tsx'
import { DataList } from '../../ui/table/DataList.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import { celulas } from './celulas.tsx'
import { CriarButton } from './ListarPage.tsx'

type Rascunho = ResultOf<'GET /api/admissao/rascunhos'>

/** `rascunho`: what can still be filled in, the returned ones with the reason. */
export function Component() {
  const setor = useSetor()
  const criar = <CriarButton href={hrefOf(setor, 'admissao.criar')} />
  return (
    <Page actions={criar} subtitle="Rascunhos e admissões devolvidas que você ou um colega pode continuar.">
      <DataList
        lista={listaRascunhos}
        label="Rascunhos"
        load={(filtros) => query('GET /api/admissao/rascunhos', { query: filtros })}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(setor, 'admissao.editar-rascunho', { id })}
        cells={celulasDoRascunho}
        phone={['nome', 'posto', 'dataPrevista', 'status', 'atualizadoEm']}
        exportKey="GET /api/admissao/rascunhos/exportar"
        searchPlaceholder="Buscar por nome, número ou CPF"
        empty={{
          title: 'Nenhum rascunho',
          text: 'Quando você começar uma admissão, ela fica guardada aqui até ser enviada.',
          action: criar,
        }}
      />
    </Page>
  )
}

const celulasDoRascunho = { ...celulas, status: (linha: Rascunho) => <Situacao linha={linha} /> }

/** How far a draft is, or who returned it and why. */
function Situacao({ linha }: { readonly linha: Rascunho }) {
  const { status, completude, devolucao } = linha
  return (
    <Box sx={{ display: 'grid', gap: 0.75, py: 0.5, maxWidth: 340, justifyItems: 'start' }}>
      <ProcessoStatus process={admissao} status={status} />
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
