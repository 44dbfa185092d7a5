import Box from '@mui/material/Box'
import { listaSeguranca } from '@rh/domain/listas/seguranca'
import { eventosDeSeguranca, gravidades, tiposDeEvento } from '@rh/domain/seguranca/eventos'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '../../lib/api/query.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { Page } from '../../ui/page/Page.tsx'
import { DataList, type ListQuery } from '../../ui/table/DataList.tsx'
import type { FilterField } from '../../ui/table/filter/filter-fields.ts'
import { warmList } from '../../ui/table/warm-list.ts'
import { Alarmes } from './Alarmes.tsx'
import { Emergencia } from './Emergencia.tsx'
import { celulas } from './celulas.tsx'

const EventoPanel = lazyPart('EventoPanel', async () => (await import('./EventoPanel.tsx')).EventoPanel)

type Filtros = ListQuery<keyof typeof listaSeguranca.colunas, typeof listaSeguranca.filtros>

const listar = (filtros: Filtros) => query('GET /api/seguranca/listar', { query: filtros })

export const warm = warmList(listaSeguranca, listar)

const abas = [
  { value: '', label: 'Todos' },
  ...Object.entries(gravidades).map(([value, { label }]) => ({ value, label })),
]
const tipos = tiposDeEvento.map((value) => ({ value, label: eventosDeSeguranca[value].label }))

/** `seguranca`: who came in, who was refused, who took what; one line in a panel over the list. */
export function Component() {
  const { data: pessoas, isPending, isError } = useQuery(query('GET /api/seguranca/pessoas'))
  const { hrefDe, painel } = usePainel()
  const fields: FilterField[] = [
    { kind: 'lookup', filtro: 'tipo', label: 'O que aconteceu', options: tipos },
    {
      kind: 'lookup',
      filtro: 'usuarioId',
      label: 'Quem',
      options: (pessoas?.results ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
      loading: isPending,
      failed: isError,
    },
    { kind: 'dates', de: 'emDe', ate: 'emAte', label: 'Período' },
  ]
  return (
    <Page>
      <Alarmes hrefDe={hrefDe} />
      <DataList
        lista={listaSeguranca}
        label="Eventos de segurança"
        load={listar}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefDe(id)}
        cells={celulas}
        phone={['tipo', 'gravidade', 'pessoa', 'rede', 'vezes', 'ate']}
        tabs={{ filtro: 'gravidade', options: abas }}
        searchPlaceholder="Buscar por pessoa ou rede"
        fields={fields}
        exportKey="GET /api/seguranca/exportar"
        empty={{
          title: 'Nada aconteceu',
          text: 'Entradas, recusas, leituras de dados sensíveis, exportações e mudanças de acesso aparecem aqui.',
        }}
      />
      <Box sx={{ mt: 3 }}>
        <Emergencia />
      </Box>
      {painel}
    </Page>
  )
}

/** The panel is part of the address, with the list behind it. */
function usePainel() {
  const [search, setSearch] = useSearchParams()
  const id = idDoEndereco(search.get('evento'))
  const hrefDe = (evento: number): string => {
    const copy = new URLSearchParams(search)
    copy.set('evento', String(evento))
    return `?${copy}`
  }
  const close = (): void =>
    setSearch(
      (current) => {
        const copy = new URLSearchParams(current)
        copy.delete('evento')
        return copy
      },
      { replace: true, preventScrollReset: true },
    )
  const painel = id !== null && <EventoPanel key={id} id={id} onClose={close} />
  return { hrefDe, painel }
}
