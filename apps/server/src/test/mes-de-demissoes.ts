import type { PapelDaDemissao } from '@rh/domain/processos/demissao/papeis'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import {
  alguem,
  amanhecer,
  aprovada,
  comunicar,
  conferirEFinalizar,
  enviarAConferir,
  feito,
  HOJE,
  ouvirSetores,
  semCausa,
  tentarMover,
} from './demissoes.ts'
import type { TestApp } from './harness.ts'

// Dismissals of every cause over a month: who does what on which day, and what each day has to show.

type Passo = 'setores' | 'conferir' | 'finalizar'

interface Caso {
  readonly dados: object
  readonly contratado?: Parameters<typeof alguem>[1]
  /** Nobody signs: a death. */
  readonly semPapel?: true
  /** Papers by which the end is told. */
  readonly papeis: readonly PapelDaDemissao[]
  /** What people do, by day. */
  readonly passos: Readonly<Record<string, Passo>>
  /**
   * What is seen of it from each day on: status, colour of the deadline, situação of the person, and the queues in which it
   * waits (p: to pay, c: to check, d: pieces, e: exam).
   */
  readonly mostra: readonly (readonly [desde: string, mostra: string])[]
}

const noDia = (dia: string, status: string) => [dia, status] as const

/** Told on 20/11/2026, a Friday; the tenth day after it is 30/11. */
export const casos: Readonly<Record<string, Caso>> = {
  '02 indenizado': {
    dados: semCausa(),
    papeis: ['aviso_previo'],
    passos: { '2026-11-23': 'setores', '2026-11-27': 'conferir', '2026-11-28': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'desligado - ativo pde'),
      noDia('2026-11-21', 'desligado verde desligado pde'),
      noDia('2026-11-23', 'desligado verde desligado p'),
      noDia('2026-11-27', 'em_conferencia laranja desligado pc'),
      noDia('2026-11-28', 'finalizada - desligado '),
    ],
  },
  '02 trabalhado': {
    dados: semCausa({ aviso: 'trabalhado' }),
    papeis: ['aviso_previo'],
    passos: { '2026-12-18': 'setores', '2026-12-21': 'conferir', '2026-12-22': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'em_aviso - em_aviso de'),
      noDia('2026-12-18', 'em_aviso - em_aviso '),
      noDia('2026-12-21', 'em_conferencia verde desligado pc'),
      noDia('2026-12-22', 'finalizada - desligado '),
    ],
  },
  '07 trabalhado': {
    dados: semCausa({ causa: '07', aviso: 'trabalhado' }),
    papeis: ['aviso_do_empregado', 'pedido'],
    passos: { '2026-12-21': 'setores', '2026-12-22': 'conferir' },
    mostra: [
      noDia('2026-11-20', 'em_aviso - em_aviso de'),
      noDia('2026-12-21', 'desligado verde desligado p'),
      noDia('2026-12-22', 'em_conferencia verde desligado pc'),
    ],
  },
  '33': {
    dados: semCausa({ causa: '33' }),
    papeis: ['acordo'],
    passos: { '2026-11-21': 'setores', '2026-11-21 ': 'conferir', '2026-11-30': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'desligado - ativo pde'),
      noDia('2026-11-21', 'em_conferencia verde desligado pc'),
      noDia('2026-11-27', 'em_conferencia laranja desligado pc'),
      noDia('2026-11-30', 'finalizada - desligado '),
    ],
  },
  '01, paid late': {
    dados: semCausa({
      causa: '01',
      alinea: 'e',
      aviso: 'nao_se_aplica',
      fatos: 'Faltou sem justificativa em 10, 11 e 12/11, depois de três advertências e uma suspensão.',
      fatoEm: '2026-11-12',
      fatoOnde: 'Posto de trabalho',
    }),
    papeis: ['justa_causa'],
    passos: { '2026-11-24': 'setores', '2026-12-03': 'conferir', '2026-12-04': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'desligado - ativo pde'),
      noDia('2026-11-21', 'desligado verde desligado pde'),
      noDia('2026-11-24', 'desligado verde desligado p'),
      noDia('2026-11-27', 'desligado laranja desligado p'),
      noDia('2026-12-01', 'desligado vermelho desligado p'),
      noDia('2026-12-03', 'em_conferencia vermelho desligado pc'),
      noDia('2026-12-04', 'finalizada - desligado '),
    ],
  },
  '06': {
    dados: semCausa({ causa: '06', aviso: 'nao_se_aplica', desligamento: '2026-11-28' }),
    contratado: { admissao: '2026-08-31', experienciaDias: 90 },
    papeis: ['termino'],
    passos: { '2026-11-30': 'setores', '2026-11-30 ': 'conferir', '2026-12-05': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'em_aviso - em_aviso de'),
      noDia('2026-11-29', 'desligado verde desligado pde'),
      noDia('2026-11-30', 'em_conferencia verde desligado pc'),
      noDia('2026-12-05', 'finalizada - desligado '),
    ],
  },
  '10': {
    dados: semCausa({
      causa: '10',
      aviso: 'nao_se_aplica',
      comunicacao: '2026-11-18',
      desligamento: '2026-11-18',
    }),
    semPapel: true,
    papeis: [],
    passos: { '2026-11-23': 'setores', '2026-11-24': 'conferir', '2026-11-25': 'finalizar' },
    mostra: [
      noDia('2026-11-20', 'desligado verde desligado pd'),
      noDia('2026-11-23', 'desligado verde desligado p'),
      noDia('2026-11-24', 'em_conferencia verde desligado pc'),
      noDia('2026-11-25', 'finalizada - desligado '),
    ],
  },
}

export interface NoMes {
  readonly caso: string
  readonly id: number
  readonly colaboradorId: number
}

/** Asks for all of them, and tells them on the same day. */
export async function comecar(rh: TestApp): Promise<NoMes[]> {
  const feitos: NoMes[] = []
  for (const [caso, { dados, contratado, semPapel }] of Object.entries(casos)) {
    const pessoa = await alguem(rh.db, contratado)
    const { colaboradorId, registro } = await aprovada(rh, dados, pessoa)
    if (semPapel) await feito(tentarMover(await rh.as('cadastro'), registro.id, 'comunicar'))
    else await comunicar(rh, registro.id)
    feitos.push({ caso, id: registro.id, colaboradorId })
  }
  return feitos
}

/** The papers that each case has. */
export const papeisDeCada = (): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(casos).map(([caso, { papeis }]) => [caso, papeis]))

const COMUNICACOES: readonly PapelDaDemissao[] = [
  'acordo',
  'aviso_do_empregado',
  'aviso_previo',
  'justa_causa',
  'pedido',
  'termino',
]

/** Prints the papers by which each is told. Answers them by case. */
export async function imprimir(rh: TestApp, todos: readonly NoMes[]): Promise<Record<string, string[]>> {
  const gerente = await rh.as('gerente.rh')
  const impressos: Record<string, string[]> = {}
  for (const { caso, id } of todos) {
    const { disponiveis } = await gerente.call('GET /api/demissao/papeis/:id', { params: { id } })
    const papeis = COMUNICACOES.filter((papel) => disponiveis.includes(papel))
    for (const papel of papeis)
      await gerente.call('POST /api/demissao/papel', { body: { demissaoId: id, papel } })
    impressos[caso] = papeis
  }
  return impressos
}

const fazer: Readonly<Record<Passo, (rh: TestApp, id: number, dia: string) => Promise<unknown>>> = {
  setores: ouvirSetores,
  conferir: enviarAConferir,
  finalizar: conferirEFinalizar,
}

/** The night passes, and people do what is theirs on the day. */
export async function viver(rh: TestApp, dia: string, todos: readonly NoMes[]): Promise<void> {
  if (dia !== HOJE) await amanhecer(rh, dia)
  for (const { caso, id } of todos)
    for (const [quando, passo] of Object.entries(casos[caso]?.passos ?? {}))
      if (quando.trim() === dia) await fazer[passo](rh, id, dia)
}

/** What a day has to show of each, by name of the case. */
export const esperado = (dia: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(casos).map(([caso, { mostra }]) => [
      caso,
      mostra.findLast(([desde]) => desde <= dia)?.[1] ?? '',
    ]),
  )

/** The days of the month, from the first to the last. */
export const dias = (): string[] => Array.from({ length: 34 }, (_, i) => somarDias(HOJE, i))

const filas = { a_pagar: 'p', a_conferir: 'c', devolucoes: 'd', exames: 'e' } as const

/** What the calls show of each on this day, as `esperado` says it, and the counts beside the rows that they count. */
export async function visto(rh: TestApp, todos: readonly NoMes[]) {
  const rescisao = await rh.as('rescisao')
  const listar = async (query: object) =>
    (await rescisao.call('GET /api/demissao/listar', { query: { porPagina: '100', ...query } })) as {
      readonly total: number
      readonly results: readonly {
        readonly id: number
        readonly status: string
        readonly relogio: string | null
      }[]
    }
  const { results } = await listar({ busca: 'Demitido de Teste' })
  const pessoas = await rescisao.call('GET /api/colaborador/listar', {
    query: { busca: 'Demitido de Teste', porPagina: '100' },
  })
  const { contagens } = await rescisao.call('GET /api/demissao/momentos', { query: {} })
  const naFila = new Map<string, { readonly total: number; readonly ids: readonly number[] }>()
  for (const momento of Object.keys(filas)) {
    const fila = await listar({ momento })
    naFila.set(momento, { total: fila.total, ids: fila.results.map(({ id }) => id) })
  }
  const mostra = ({ id, colaboradorId }: NoMes): string => {
    const linha = results.find((um) => um.id === id)
    const situacao = pessoas.results.find((um) => um.id === colaboradorId)?.situacao
    const espera = Object.entries(filas).flatMap(([momento, letra]) =>
      naFila.get(momento)?.ids.includes(id) ? [letra] : [],
    )
    return `${linha?.status} ${linha?.relogio ?? '-'} ${situacao} ${espera.join('')}`
  }
  return {
    casos: Object.fromEntries(todos.map((um) => [um.caso, mostra(um)])),
    contagens: { ...contagens },
    totais: Object.fromEntries([...naFila].map(([momento, { total }]) => [momento, total])),
  }
}
