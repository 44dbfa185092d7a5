import { tiposComSituacoes } from '@rh/domain/processos/situacoes'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { call } from '../../../lib/api/api.ts'
import { PARAMETRO_FILA, TODOS_OS_TIPOS } from '../../../lib/nav/fila-de-todos.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { companyClock } from '../../../lib/time/company-time.ts'
import {
  chamadas,
  listarQuery,
  obterQuery,
  vistas,
  type LinhaDoProcesso,
  type ListaDoProcesso,
  type RegistroDoProcesso,
} from '../chamadas.ts'
import { useTela } from '../tela.ts'
import {
  anteriorDe,
  chaveDe,
  emOrdem,
  filtrosDaFila,
  PARAMETRO_FIM,
  posicaoDe,
  proximasDe,
  type NaFila,
} from './fila.ts'
import { filaHref } from './fila-href.ts'
import { dizer } from './ultima.ts'

/** How old the lists may be to be taken for what waits now. */
const FRESCA_MS = 2_000
/** A queue that was left is read anew. */
const LEMBRADA_MS = 60_000
/** Records that are read ahead. */
const ADIANTADOS = 2

/** Mark of a record that opened by itself: one that waits no more is passed over. */
const ADIANTE = { filaAdiante: true } as const

/** The queue of the address: its processes in the order in which they were read, and which of them still wait. */
function useProcessosDaFila() {
  const { tipo } = useTela()
  const setor = useSetor()
  const canOpen = useCanOpen()
  const queries = useQueryClient()
  const [busca] = useSearchParams()
  const texto = busca.get(PARAMETRO_FILA) ?? ''
  const todos = texto === TODOS_OS_TIPOS
  const tipos: readonly TipoDeclarado[] = todos
    ? tiposComSituacoes.filter((um) => canOpen(vistas(um).listar))
    : [tipo]
  const filtros = filtrosDaFila(texto, setor)
  const doTipo = (um: TipoDeclarado) => listarQuery(um, filtros)
  const lida = useQuery({
    queryKey: [PARAMETRO_FILA, setor, todos ? TODOS_OS_TIPOS : tipo, texto],
    staleTime: Infinity,
    gcTime: LEMBRADA_MS,
    queryFn: async () => {
      const listas = await Promise.all(
        tipos.map(async (um) => {
          const lista: ListaDoProcesso = await call(chamadas(um).listar, { query: filtros })
          queries.setQueryData(doTipo(um).queryKey, lista)
          return lista.results.map((linha) => naFila(um, linha))
        }),
      )
      return emOrdem(listas)
    },
  })
  // As they are now: told apart from those that were read, so that places do not move under the person.
  useQueries({
    queries: tipos.map((um) => ({ ...doTipo(um), staleTime: FRESCA_MS, enabled: lida.isSuccess })),
  })
  const agora = (um: TipoDeclarado): ListaDoProcesso | undefined => queries.getQueryData(doTipo(um).queryKey)
  const espera = ({ tipo: um, id }: Pick<NaFila, 'tipo' | 'id'>): boolean =>
    agora(um)?.results.some((linha) => linha.id === id) ?? true
  const lidos = new Set(lida.data?.map(chaveDe))
  const novas = tipos.flatMap((um) =>
    (agora(um)?.results ?? []).filter(({ id }) => !lidos.has(chaveDe({ tipo: um, id }))),
  ).length
  return { texto, setor, filtros, tipos, doTipo, lida, espera, novas }
}

const naFila = (tipo: TipoDeclarado, { id, numero, nome, prazo, aFazer }: LinhaDoProcesso): NaFila => ({
  tipo,
  id,
  numero,
  nome,
  dia: prazo?.dia ?? null,
  pedido: aFazer?.rotulo ?? null,
})

/** The open queue: where the person stands in it, and how to move. */
export function useFilaAberta() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { tipo } = useTela()
  const { id = '' } = useParams()
  const [busca] = useSearchParams()
  const { pathname, state: chegada } = useLocation()
  const adiante = isAdiante(chegada)
  const processos = useProcessosDaFila()
  const { texto, setor, lida, espera, doTipo } = processos
  const fila = lida.data ?? []
  const atual = { tipo, id: Number(id) }
  const fim = busca.has(PARAMETRO_FIM)
  const proximas = proximasDe(fila, atual, espera)
  const anterior = anteriorDe(fila, atual)
  const ir = (
    item: Pick<NaFila, 'tipo' | 'id'>,
    state: object | null = null,
    mais: Record<string, string> = {},
  ): void => {
    const search = new URLSearchParams(mais).toString()
    const href = filaHref(setor, item, texto)
    void navigate(search === '' ? href : `${href}&${search}`, { replace: true, state })
  }
  /** Opens the next one that waits now, or the end. */
  const avancar = (): void => {
    const [proxima] = proximasDe(fila, atual, espera)
    if (proxima) ir(proxima, ADIANTE)
    else ir(atual, null, { [PARAMETRO_FIM]: '1' })
  }
  usePular({ atual, ativo: adiante && !fim && lida.isSuccess, espera, avancar, doTipo })
  useAdiantar(proximas.slice(0, ADIANTADOS))
  const item = fila.find((um) => chaveDe(um) === chaveDe(atual))
  return {
    ...processos,
    fila,
    fim,
    atual,
    pedido: item?.pedido ?? null,
    posicao: posicaoDe(fila, atual),
    restam: fila.filter(espera),
    anterior: fim ? null : anterior,
    proximas,
    ir,
    avancar: () => proximas[0] && ir(proximas[0], ADIANTE),
    decidiu: (registro: RegistroDoProcesso, oQue: string): void => {
      const nome = item?.nome ?? registro.numero
      const { emEspera } = registro
      dizer({
        texto: `${nome} · ${oQue}`,
        desfazer: emEspera && { ...atual, nome, em: emEspera.em, ate: Date.now() + emEspera.faltam },
      })
      // Something else is still theirs to do here.
      if (emEspera === null && espera(atual)) return
      // Once the form that was sent has closed: a form with something typed asks before it is left. Who left for
      // somewhere else meanwhile stays there.
      setTimeout(() => window.location.pathname === pathname && avancar())
    },
    sair: {
      href: texto === TODOS_OS_TIPOS ? hrefOf(setor, 'setor.inicio') : listaHref(setor, tipo, texto),
      /** What was read is forgotten: the next queue begins with what waits then. */
      esquecer: () => queries.removeQueries({ queryKey: [PARAMETRO_FILA] }),
    },
  }
}

export type FilaAberta = ReturnType<typeof useFilaAberta>

const isAdiante = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filaAdiante' in state

const listaHref = (setor: Parameters<typeof hrefOf>[0], tipo: TipoDeclarado, texto: string): string =>
  `${hrefOf(setor, vistas(tipo).listar)}?${texto === '' ? `minhaVez=${setor}` : texto}`

interface Pulo {
  readonly atual: Pick<NaFila, 'tipo' | 'id'>
  /** The record opened by itself. */
  readonly ativo: boolean
  readonly espera: (item: Pick<NaFila, 'tipo' | 'id'>) => boolean
  readonly avancar: () => void
  readonly doTipo: (tipo: TipoDeclarado) => ReturnType<typeof listarQuery>
}

/** Passes over a record that opened by itself and waits no more, and says who decided. */
function usePular({ atual, ativo, espera, avancar, doTipo }: Pulo): void {
  const queries = useQueryClient()
  const chave = chaveDe(atual)
  const conferir = useEffectEvent(async (qual: string, isVigente: () => boolean): Promise<void> => {
    if (qual !== chaveDe(atual)) return
    await queries.fetchQuery({ ...doTipo(atual.tipo), staleTime: 0 })
    if (!isVigente() || espera(atual)) return
    const registro = await queries.fetchQuery({ ...obterQuery(atual.tipo, atual.id), staleTime: 0 })
    if (!isVigente() || registro.emEspera) return
    dizer({ texto: `${registro.numero}: ${quemDecidiu(registro)}. Passamos à próxima.`, desfazer: null })
    avancar()
  })
  useEffect(() => {
    if (!ativo) return undefined
    let vigente = true
    // Without a connection nothing is known: the record stays open.
    conferir(chave, () => vigente).catch(() => {})
    return () => {
      vigente = false
    }
  }, [ativo, chave])
}

/** `Rita Sampaio decidiu às 14:31`. Of what can still be undone the history tells nothing yet. */
function quemDecidiu({ eventos, aFazer, pareceresAbertos, acoes }: RegistroDoProcesso): string {
  const podeAinda = pareceresAbertos.length > 0 || acoes.some((nome) => nome === aFazer?.nome)
  if (podeAinda && aFazer?.meu === false && !aFazer.doSolicitante) return 'um colega acabou de decidir'
  const ultimo = eventos.findLast(({ tipo, autor }) => tipo !== 'comentario' && autor !== null)
  return ultimo?.autor
    ? `${ultimo.autor.nome} decidiu às ${companyClock(new Date(ultimo.em)).hora}`
    : 'não espera mais por você'
}

/** Reads the next records ahead, so that they open at once. */
function useAdiantar(proximas: readonly NaFila[]): void {
  const queries = useQueryClient()
  const chaves = proximas.map(chaveDe).join()
  const ler = useEffectEvent((quais: string) => {
    for (const { tipo, id } of proximas)
      if (quais.includes(chaveDe({ tipo, id }))) void queries.prefetchQuery(obterQuery(tipo, id))
  })
  useEffect(() => ler(chaves), [chaves])
}
