import { processos } from '@rh/domain/processos/processos'
import { situacoes } from '@rh/domain/listas/colaborador'
import { isPronta } from '@rh/domain/setores/ainda'
import type { Grupo } from '@rh/domain/setores/grupos'
import { canOpen, hrefOf, setoresDe } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api/api.ts'
import { recordHref } from '../../lib/nav/process-href.ts'
import { query } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import {
  acoesDe,
  filtrar,
  paginasDe,
  processoItem,
  type Contexto,
  type Grupamento,
  type Item,
} from './itens.ts'

type Achados = ReplyOf<'GET /api/busca'>

const PAUSA_MS = 200
const MINIMO = 2
/** Pages shown while nothing is typed. */
const SUGERIDAS = 6

/** What the palette shows for a text: what is known here at once, what the server finds as it comes. */
export function useGrupamentos(texto: string, contexto: Contexto, recentes: readonly Item[]) {
  const { grupos, atual } = contexto
  const procurado = useDebounced(texto.trim(), PAUSA_MS)
  const pede = procurado.length >= MINIMO && texto.trim().length >= MINIMO
  const { data, isFetching, isError } = useQuery({
    ...query('GET /api/busca', { query: { q: procurado } }),
    enabled: pede,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const paginas = paginasDe(grupos, atual)
  const acoes = acoesDe(grupos, atual)
  const grupamentos: Grupamento[] =
    texto.trim() === ''
      ? [
          { titulo: 'Recentes', itens: recentes },
          { titulo: 'Ações', itens: acoes },
          { titulo: 'Páginas', itens: paginas.slice(0, SUGERIDAS) },
        ]
      : [
          { titulo: 'Ações', itens: filtrar(acoes, texto) },
          { titulo: 'Páginas', itens: filtrar(paginas, texto).slice(0, SUGERIDAS) },
          ...(pede && data ? doServidor(data, contexto) : []),
        ]
  return {
    grupamentos: grupamentos.filter(({ itens }) => itens.length > 0),
    isSearching: texto.trim().length >= MINIMO && (isFetching || procurado !== texto.trim()),
    isError: pede && isError,
  }
}

const doServidor = ({ colaboradores, processos: achados }: Achados, contexto: Contexto): Grupamento[] => [
  { titulo: 'Colaboradores', itens: colaboradores.flatMap((pessoa) => colaboradorItem(pessoa, contexto)) },
  ...processos.map((process) => ({
    titulo: process.label.many,
    itens: achados
      .filter(({ tipo }) => tipo === process.name)
      .flatMap((achado) => processoItem(process, achado, contexto)),
  })),
]

function colaboradorItem(
  { id, nome, matricula, cargo, posto, situacao }: Achados['colaboradores'][number],
  { grupos, atual }: Contexto,
): Item[] {
  const href = recordHref('colaborador', id, grupos, atual) ?? listaHref(matricula, grupos, atual)
  const detalhe = [`Matrícula ${matricula}`, cargo, posto, situacoes[situacao].label]
  return href
    ? [{ id: `colaborador:${id}`, label: nome, detalhe: detalhe.join(' · '), icon: 'colaborador', href }]
    : []
}

/** The list with only this person, where there is no page of one yet. */
function listaHref(matricula: string, grupos: readonly Grupo[], atual: SetorSlug | null): string | null {
  const setores = [...(atual ? [atual] : []), ...setoresDe(grupos)]
  const setor = setores.find(
    (slug) => isPronta('colaborador.listar') && canOpen(slug, 'colaborador.listar', grupos),
  )
  return setor ? `${hrefOf(setor, 'colaborador.listar')}?busca=${encodeURIComponent(matricula)}` : null
}
