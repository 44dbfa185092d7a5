import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listaDoLote } from '@rh/domain/listas/lote'
import { estadosDoItem } from '@rh/domain/processo/lote'
import { query } from '../../../lib/api/query.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { countedTabs } from '../../../ui/table/counted-tabs.ts'
import { DataList, type ListQuery } from '../../../ui/table/DataList.tsx'
import { renderDuas } from '../lista/duas-linhas.tsx'
import { useTela } from '../tela.ts'
import { chamadasDoLote, type ItemDoLote, type Lote } from './chamadas.ts'

type Filtros = ListQuery<keyof typeof listaDoLote.colunas, typeof listaDoLote.filtros>

/** People of a batch, refused ones first, each linked to its process. */
export function Itens({ lote: { id, contagens } }: { readonly lote: Lote }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const { tipo, process } = useTela()
  return (
    <DataList
      lista={listaDoLote}
      label="Pessoas do lote"
      load={(filtros: Filtros) => query(chamadasDoLote(tipo).itens, { params: { id }, query: filtros })}
      rowKey={(item: ItemDoLote) => item.id}
      rowHref={({ processo }: ItemDoLote) => (processo ? recordHref(tipo, processo.id, grupos, setor) : null)}
      cells={{
        nome: ({ nome, matricula }: ItemDoLote) => renderDuas(nome, `Matrícula ${matricula}`),
        estado: renderEstado,
        processo: ({ processo }: ItemDoLote) =>
          processo
            ? renderDuas(processo.numero, process.statuses[processo.status]?.label ?? processo.status)
            : '–',
      }}
      tabs={{
        filtro: 'estado',
        options: countedTabs('Todos', estadosDoItem, contagens),
      }}
      searchPlaceholder="Buscar por nome"
      empty={{ title: 'Ninguém aqui', text: 'Nenhuma pessoa do lote está nesta situação.' }}
    />
  )
}

/** Outcome of a person, with the reason of a refusal. */
function Estado({ item: { estado, recusa } }: { readonly item: ItemDoLote }) {
  const { label, tone } = estadosDoItem[estado]
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', py: 0.5 }}>
      <StatusChip label={label} tone={tone} />
      {recusa && (
        <Typography
          component="span"
          variant="caption"
          color={estado === 'cancelado' ? 'textSecondary' : 'error'}
          sx={{ maxWidth: 480, whiteSpace: 'normal' }}
        >
          {recusa}
        </Typography>
      )}
    </Box>
  )
}

const renderEstado = (item: ItemDoLote) => <Estado item={item} />
