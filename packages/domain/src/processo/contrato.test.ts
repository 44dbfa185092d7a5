import { z } from 'zod'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { data, texto } from '../br/campos.ts'
import type { AnyEndpoint, CallArgs, Contract, Reply } from '../http/endpoint.ts'
import { checklist } from './chamadas/anexos.ts'
import { resumoDe } from './chamadas/lista.ts'
import { cartaoDe, quadroDe } from './chamadas/quadro.ts'
import { processSchemas } from './contract.ts'
import { processContract } from './contrato.ts'
import { defineProcess } from './define.ts'
import { defineFormulario } from './formulario.ts'
import { defineProcessList } from './lista.ts'

const statuses = {
  aberta: { label: 'Aberta', tone: 'info' },
  aprovada: { label: 'Aprovada', tone: 'success' },
  encerrada: { label: 'Encerrada', tone: 'default', final: true },
} as const
const daDuracao = { dataInicio: z.string().nullable() }

/** Begins as a draft, has a move that may be left for a day, papers and attachments. */
const comRascunho = defineProcess({
  name: 'remanejamento',
  label: { one: 'Remanejamento', many: 'Remanejamentos', data: 'Dia' },
  statuses,
  initial: 'aberta',
  doSolicitante: ['aberta'],
  stages: [],
  pareceres: {},
  checks: {},
  transitions: {
    aprovar: { label: 'Aprovar', from: ['aberta'], to: 'aprovada', quem: ['Gestor'] },
    efetivar: { label: 'Efetivar', from: ['aprovada'], to: 'encerrada', quem: ['Cadastro'], agendavel: true },
    transferir: {
      label: 'Transferir',
      from: ['aprovada'],
      to: 'encerrada',
      quem: ['Vagas'],
      agendavel: true,
    },
    girar: { label: 'Girar', from: ['aprovada'], to: 'aberta', quem: 'motor' },
  },
})
const listaDoRascunho = defineProcessList(comRascunho, { atualizado: 'Atualizado' })
const opcoes = {
  registro: processSchemas(comRascunho).registro,
  lista: listaDoRascunho,
  resumo: resumoDe(comRascunho, daDuracao),
  quadro: quadroDe(comRascunho, cartaoDe(comRascunho, daDuracao)),
}
const comPapeis = processContract(comRascunho, {
  ...opcoes,
  chamadas: { aprovar: 'Aprova' },
  agendaveis: { efetivar: 'Efetiva', transferir: 'Transfere' },
  papeis: ['termo', 'carta'],
  anexos: { enviam: ['Gestor'], conferem: ['Cadastro'], checklist },
})

/** Born sent: neither papers, nor attachments, nor moves with a call of their own. */
const nascida = defineProcess({
  name: 'ferias',
  label: { one: 'Férias', many: 'Férias', data: 'Dia' },
  statuses,
  initial: 'aberta',
  nasce: { quem: ['Coordenador Operacional'], checks: ['saldo'], unicoPorVinculo: true },
  doSolicitante: [],
  stages: [],
  pareceres: {},
  checks: { saldo: 'Dias que a pessoa tem' },
  transitions: {
    aprovar: { label: 'Aprovar', from: ['aberta'], to: 'aprovada', quem: ['Gestor'] },
    encerrar: { label: 'Encerrar', from: ['aprovada'], to: 'encerrada', quem: 'motor' },
  },
})
const formulario = defineFormulario({
  folha: {
    schema: z.strictObject({ inicio: data, dias: z.int().min(5).max(30), observacao: texto(200).optional() }),
    campos: { inicio: 'Início', dias: 'Dias', observacao: 'Observação' },
  },
})
const nasce = {
  formulario,
  simulacao: z.object({ fim: data }).nullable(),
  opcoes: z.object({ saldo: z.int() }),
}
const opcoesDaNascida = {
  registro: processSchemas(nascida).registro.extend({ fim: data }),
  lista: defineProcessList(nascida, {
    colunas: { dias: { label: 'Dias', tipo: 'numero' } },
    atualizado: 'Atualizadas',
  }),
  resumo: resumoDe(nascida, { ...daDuracao, dias: z.int() }),
  quadro: quadroDe(nascida, cartaoDe(nascida, daDuracao)),
}
const bornSent = processContract(nascida, { ...opcoesDaNascida, nasce })

const chaves = (contrato: object): string[] => Object.keys(contrato).toSorted()
const grupos = ({ access }: AnyEndpoint): readonly string[] => (access.tipo === 'grupos' ? access.grupos : [])
const comuns = (nome: string): string[] => [
  `GET /api/${nome}/exportar`,
  `GET /api/${nome}/filtros`,
  `GET /api/${nome}/listar`,
  `GET /api/${nome}/obter/:id`,
  `GET /api/${nome}/pessoas/:id`,
  `GET /api/${nome}/quadro`,
  `POST /api/${nome}/comentario`,
  `POST /api/${nome}/espera/desfazer`,
  `POST /api/${nome}/marcadas/decidir`,
  `POST /api/${nome}/marcadas/verificar`,
  `POST /api/${nome}/parecer`,
  `POST /api/${nome}/status`,
  `POST /api/${nome}/status/verificar`,
]

describe('the paths of a kind', () => {
  it('are the common ones, its moves, its papers and its attachments', () => {
    expect(chaves(comPapeis)).toEqual(
      [
        ...comuns('remanejamento'),
        'POST /api/remanejamento/aprovar',
        'POST /api/remanejamento/efetivar',
        'POST /api/remanejamento/transferir',
        'POST /api/remanejamento/desagendar',
        'POST /api/remanejamento/link',
        'GET /api/remanejamento/papeis/:id',
        'POST /api/remanejamento/papel',
        'GET /api/remanejamento/papel/:id',
        'GET /api/remanejamento/anexos/:id',
        'POST /api/remanejamento/anexo',
        'GET /api/remanejamento/anexo/:id',
        'POST /api/remanejamento/anexo/remover',
        'POST /api/remanejamento/anexo/avaliar',
        'POST /api/remanejamento/anexo/dispensar',
        'POST /api/remanejamento/anexo/pedir',
        'POST /api/remanejamento/anexo/desfazer',
        'POST /api/remanejamento/anexo/usar',
        'POST /api/remanejamento/anexo/conjunto',
        'GET /api/remanejamento/anexo/conjunto/:id',
      ].toSorted(),
    )
  })

  it('are, born sent, the common ones and those that open it', () => {
    expect(chaves(bornSent)).toEqual(
      [
        ...comuns('ferias'),
        'GET /api/ferias/obter',
        'POST /api/ferias/verificar',
        'POST /api/ferias/criar',
        'PUT /api/ferias/editar',
      ].toSorted(),
    )
  })

  it('are known to the types as well', () => {
    expectTypeOf<keyof typeof bornSent>().extract<'POST /api/ferias/desagendar'>().toBeNever()
    expectTypeOf<keyof typeof bornSent>().extract<`${string}papel`>().toBeNever()
    type Papel = (typeof comPapeis)['POST /api/remanejamento/papel']
    expectTypeOf<CallArgs<Papel>['body']>().toEqualTypeOf<{
      remanejamentoId: number
      papel: 'termo' | 'carta'
    }>()
    type Lista = Reply<(typeof bornSent)['GET /api/ferias/listar']>
    expectTypeOf<Lista['results'][number]['dias']>().toEqualTypeOf<number>()
    type Filtros = CallArgs<(typeof bornSent)['GET /api/ferias/listar']>['query']
    expectTypeOf<Filtros['feriasDe']>().toEqualTypeOf<string | undefined>()
    type Criar = (typeof bornSent)['POST /api/ferias/criar']
    expectTypeOf<CallArgs<Criar>['body']['dados']['dias']>().toEqualTypeOf<number>()
    expectTypeOf<Reply<Criar>['fim']>().toEqualTypeOf<string>()
    type Verificar = (typeof bornSent)['POST /api/ferias/verificar']
    expectTypeOf<Reply<Verificar>['simulacao']>().toEqualTypeOf<{ fim: string } | null>()
  })
})

describe('the access of a kind', () => {
  it('is that of the move in the declaration', () => {
    expect(grupos(comPapeis['POST /api/remanejamento/aprovar'])).toEqual(['Gestor'])
    expect(grupos(comPapeis['POST /api/remanejamento/efetivar'])).toEqual(['Cadastro'])
    expect(grupos(comPapeis['POST /api/remanejamento/desagendar'])).toEqual(['Cadastro', 'Vagas'])
  })

  it('is that of who opens it, and of who sends and who judges documents', () => {
    for (const chamada of ['POST /api/ferias/criar', 'PUT /api/ferias/editar'] as const)
      expect(grupos(bornSent[chamada])).toEqual(['Coordenador Operacional'])
    expect(grupos(comPapeis['POST /api/remanejamento/anexo'])).toEqual(['Gestor', 'Cadastro'])
    expect(grupos(comPapeis['POST /api/remanejamento/anexo/avaliar'])).toEqual(['Cadastro'])
  })

  it('is elsewhere that of the views of its area', () => {
    expect(bornSent['GET /api/ferias/listar'].access).toMatchObject({ motivo: 'ferias.listar' })
    expect(bornSent['POST /api/ferias/parecer'].access).toMatchObject({
      motivo: 'ferias.visualizar, ferias.ver',
    })
  })
})

const inicio = '2026-12-01'

describe('the schemas of a kind', () => {
  const papel = comPapeis['POST /api/remanejamento/papel'].body as z.ZodType
  const criar = bornSent['POST /api/ferias/criar'].body as z.ZodType
  const verificar = bornSent['POST /api/ferias/verificar'].body as z.ZodType
  const editar = bornSent['PUT /api/ferias/editar'].body as z.ZodType
  const comentario = bornSent['POST /api/ferias/comentario'].body as z.ZodType
  const efetivar = comPapeis['POST /api/remanejamento/efetivar'].body as z.ZodType
  const aprovar = comPapeis['POST /api/remanejamento/aprovar'].body as z.ZodType
  const dados = { inicio, dias: 10 }

  it.each<[string, z.ZodType, unknown, boolean]>([
    ['an opening', criar, { colaboradorId: 1, dados }, true],
    ['an opening of nobody', criar, { colaboradorId: 0, dados }, false],
    ['an opening half done', criar, { colaboradorId: 1, dados: { inicio } }, false],
    ['an opening with an unknown field', criar, { colaboradorId: 1, dados: { ...dados, x: 1 } }, false],
    ['an opening with an unknown key', criar, { colaboradorId: 1, dados, x: 1 }, false],
    ['a check half done', verificar, { colaboradorId: 1, dados: { dias: 'muitos' } }, true],
    ['a check of a correction', verificar, { colaboradorId: 1, dados: {}, id: 3 }, true],
    ['a check with an unknown field', verificar, { colaboradorId: 1, dados: { x: 1 } }, false],
    ['a check with endless text', verificar, { colaboradorId: 1, dados: { dias: 'x'.repeat(1001) } }, false],
    ['a correction', editar, { id: 1, versao: 1, dados }, true],
    ['a correction of no version', editar, { id: 1, dados }, false],
    ['a comment', comentario, { id: 1, texto: 'Certo' }, true],
    ['a comment without end', comentario, { id: 1, texto: 'x'.repeat(1001) }, false],
    ['a move for a day', efetivar, { id: 1, versao: 1, para: inicio }, true],
    ['a day for a move that has none', aprovar, { id: 1, versao: 1, para: inicio }, false],
    ['a paper', papel, { remanejamentoId: 1, papel: 'termo' }, true],
    ['a paper of another kind', papel, { feriasId: 1, papel: 'termo' }, false],
    ['a paper that there is not', papel, { remanejamentoId: 1, papel: 'recibo' }, false],
  ])('%s', (_, schema, valor, vale) => {
    expect(schema.safeParse(valor).success).toBe(vale)
  })

  it('take the id of the process by the name of its kind where a file is sent', () => {
    const query = comPapeis['POST /api/remanejamento/anexo'].query as z.ZodType
    expect(query.parse({ remanejamentoId: '3', tipoId: '4' })).toEqual({ remanejamentoId: 3, tipoId: 4 })
    expect(query.safeParse({ remanejamentoId: '-3', tipoId: '4' }).success).toBe(false)
  })

  it('filter the board as the list, but for its status and order', () => {
    const query = bornSent['GET /api/ferias/quadro'].query as z.ZodType
    expect(query.safeParse({ feriasDe: inicio, minhaVez: '1' }).success).toBe(true)
    expect(query.safeParse({ status: 'aberta' }).success).toBe(false)
    expect(query.safeParse({ ordenar: 'numero' }).success).toBe(false)
  })
})

describe('a kind that is opened in batches', () => {
  const emLote = { quem: ['Coordenador Operacional'] } as const
  const contrato: Contract = processContract(
    { ...nascida, nasce: { ...nascida.nasce, emLote } },
    { ...opcoesDaNascida, nasce, emLote: true },
  )
  const doLote = chaves(contrato).filter((chave) => /lote/.test(chave))

  it('has the calls of a batch besides its own', () => {
    expect(doLote).toEqual([
      'GET /api/ferias/lote/achados/:id',
      'GET /api/ferias/lote/itens/:id',
      'GET /api/ferias/lote/obter/:id',
      'GET /api/ferias/lotes',
      'POST /api/ferias/lote/cancelar',
      'POST /api/ferias/lote/iniciar',
      'POST /api/ferias/lote/mover',
      'POST /api/ferias/lote/tentar',
      'POST /api/ferias/lote/verificar',
    ])
  })

  it('lets the groups of the declaration start one', () => {
    const iniciar = contrato['POST /api/ferias/lote/iniciar']
    expect(iniciar && grupos(iniciar)).toEqual(emLote.quem)
  })

  it('takes the very form of one request for each person', () => {
    const corpo = contrato['POST /api/ferias/lote/iniciar']?.body as z.ZodType
    const dados = { inicio: '2027-01-11', dias: 20 }
    const lote = { titulo: 'Janeiro', itens: [{ colaboradorId: 1, dados }] }
    expect(corpo.safeParse(lote).success).toBe(true)
    expect(corpo.safeParse({ ...lote, itens: [] }).success).toBe(false)
    const curto = { ...lote, itens: [{ colaboradorId: 1, dados: { ...dados, dias: 4 } }] }
    expect(corpo.safeParse(curto).success).toBe(false)
  })
})

describe('a declaration and calls that disagree', () => {
  const { lista, quadro, registro, resumo } = opcoes
  const base = { lista, quadro, registro, resumo }
  const agendaveis = { efetivar: 'Efetiva', transferir: 'Transfere' }

  it.each<[string, object, string]>([
    ['a move that may be left for a day without its call', {}, 'efetivar, transferir'],
    [
      'a call that leaves what may not be left',
      { agendaveis: { ...agendaveis, aprovar: 'Aprova' } },
      'aprovar',
    ],
    ['a call of no move', { agendaveis, chamadas: { voar: 'Voa' } }, 'calls of no move: voar'],
    ['a call of a move of the engine', { agendaveis, chamadas: { girar: 'Gira' } }, 'names no group'],
    ['a form of a kind that begins as a draft', { agendaveis, nasce }, 'born sent'],
  ])('%s', (_, mais, mensagem) => {
    expect(() => processContract(comRascunho, { ...base, ...mais })).toThrow(mensagem)
  })

  it('a kind that is born sent without its form', () => {
    expect(() => processContract(nascida, opcoesDaNascida)).toThrow('born sent')
  })

  it('calls of a batch where the declaration has none', () => {
    expect(() => processContract(nascida, { ...opcoesDaNascida, nasce, emLote: true })).toThrow('in batches')
  })
})
