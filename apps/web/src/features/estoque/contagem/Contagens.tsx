import Button from '@mui/material/Button'
import { listaContagens } from '@rh/domain/listas/estoque'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { query, type ResultOf } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { z } from '../../../lib/zod-pt.ts'
import { idDoEndereco } from '../../../lib/nav/id-do-endereco.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { DataList, type ListQuery } from '../../../ui/table/DataList.tsx'
import { LocalEscolhido } from '../../processo/estoque/SaidaCampos.tsx'
import { renderDuas } from '../../processo/lista/duas-linhas.tsx'

const Contagem = lazyPart('Contagem', async () => (await import('./Contagem.tsx')).Contagem)

type Filtros = ListQuery<keyof typeof listaContagens.colunas, typeof listaContagens.filtros>
const listar = (filtros: Filtros) => query('GET /api/product/contagens', { query: filtros })
type Linha = ResultOf<'GET /api/product/contagens'>

const celulas = {
  abertaEm: ({ abertaEm, abertaPor }: Linha) => renderDuas(formatDateTime(abertaEm), `por ${abertaPor}`),
  situacao: ({ fechadaEm, cancelada }: Linha) => (
    <Situacao fechada={fechadaEm !== null} cancelada={cancelada} />
  ),
}

/** Counts of the places: those open, and what came of those that were closed. */
export function Contagens() {
  const [search, setSearch] = useSearchParams()
  const [abrindo, setAbrindo] = useState(false)
  const id = idDoEndereco(search.get('contagem'))
  const ir = (contagem: number | null): void =>
    setSearch(contagem === null ? {} : { contagem: String(contagem) }, { preventScrollReset: true })
  if (id !== null) return <Contagem key={id} id={id} onVoltar={() => ir(null)} />
  const abrir = (
    <Button variant="outlined" startIcon={<Icon name="mais" size={18} />} onClick={() => setAbrindo(true)}>
      Abrir contagem
    </Button>
  )
  return (
    <>
      <DataList
        lista={listaContagens}
        label="Contagens"
        load={listar}
        rowKey={({ id: qual }: Linha) => qual}
        rowHref={({ id: qual }) => `?contagem=${qual}`}
        cells={celulas}
        searchPlaceholder="Buscar por local"
        filters={abrir}
        empty={{
          title: 'Nenhuma contagem ainda',
          text: 'Abra a contagem de um local, digite o que há na prateleira e feche: cada diferença vira um ajuste.',
          action: abrir,
        }}
      />
      {abrindo && <AbrirDialog onAberta={ir} onClose={() => setAbrindo(false)} />}
    </>
  )
}

export function Situacao({ fechada, cancelada }: { readonly fechada: boolean; readonly cancelada: boolean }) {
  if (!fechada) return <StatusChip label="Aberta" tone="info" />
  return cancelada ? <StatusChip label="Cancelada" /> : <StatusChip label="Fechada" tone="success" />
}

const schema = z.object({ localId: z.int('Escolha o local') })

interface AbrirDialogProps {
  readonly onAberta: (id: number) => void
  readonly onClose: () => void
}

function AbrirDialog({ onAberta, onClose }: AbrirDialogProps) {
  const abrir = useSubmit('POST /api/product/contagens', { invalidates: ['GET /api/product/contagens'] })
  return (
    <FormDialog
      title="Abrir contagem"
      text="Cada linha é comparada com o saldo da hora em que foi contada: entregas e entradas podem seguir."
      schema={schema}
      defaultValues={{}}
      submitLabel="Abrir"
      maxWidth="xs"
      onSubmit={async (body) => onAberta((await abrir.mutateAsync({ body })).id)}
      onClose={onClose}
    >
      <LocalEscolhido cols={12} />
    </FormDialog>
  )
}
