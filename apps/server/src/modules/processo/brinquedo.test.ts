import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pendencia } from '@rh/domain/pendencia'
import { defineProcess } from '@rh/domain/processo/define'
import type { Grupo } from '@rh/domain/setores/grupos'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { Falha } from '../../http/falha.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { abrirProcesso } from './abrir.ts'
import { cumprirAgenda } from './cumprir-agenda.ts'
import { darParecer, mover } from './engine.ts'
import { findFormulario, updateFormulario } from './formulario.ts'
import { minhaVez } from './minha-vez.ts'
import type { Engine, Modulo } from './modulo.ts'
import { findProcesso } from './repository.ts'

const semCampos = { campos: z.strictObject({}), veCampos: [], observa: [] } as const

/** A process of no company, on the real engine and database: what no built kind declares yet is proven here. */
const brinquedo = defineProcess({
  name: 'brinquedo',
  label: { one: 'Brinquedo', many: 'Brinquedos', data: 'Dia' },
  statuses: {
    pedido: { label: 'RequestContext', tone: 'info' },
    em_conferencia: { label: 'Em conferência', tone: 'warning' },
    pronto: { label: 'Pronto', tone: 'success' },
    entregue: { label: 'Entregue', tone: 'default', final: true },
    cancelado: { label: 'Cancelado', tone: 'default', final: true },
  },
  initial: 'pedido',
  nasce: { quem: ['Gestor', 'Coordenador'], checks: ['existe'], unicoPorVinculo: true },
  doSolicitante: [],
  stages: [
    { status: 'pedido', pareceres: ['calculo'], aoConcluir: 'conferir' },
    { status: 'em_conferencia', pareceres: ['conferencia', 'pintura'], aoConcluir: 'aprontar' },
  ],
  pareceres: {
    calculo: { ...semCampos, label: 'Cálculo', grupos: ['Rescisao', 'Administrador'] },
    conferencia: {
      ...semCampos,
      label: 'Conferência',
      grupos: ['Rescisao', 'Administrador'],
      outraPessoaQue: ['calculo'],
    },
    pintura: {
      ...semCampos,
      label: 'Pintura',
      grupos: ['Almoxarifado'],
      quando: { fato: 'colorido', senao: 'O brinquedo não tem cor.' },
    },
  },
  checks: { existe: 'O brinquedo existe', inteiro: 'O brinquedo está inteiro', embalado: 'Está na caixa' },
  transitions: {
    conferir: { label: 'Conferir', from: ['pedido'], to: 'em_conferencia', quem: 'motor' },
    aprontar: {
      label: 'Aprontar',
      from: ['em_conferencia'],
      to: 'pronto',
      quem: 'motor',
      checks: ['inteiro'],
    },
    entregar: {
      label: 'Entregar',
      from: ['pronto'],
      to: 'entregue',
      quando: 'festa',
      checks: ['embalado'],
      quem: ['Rescisao', 'Administrador'],
      outraPessoaQue: ['conferencia'],
    },
    cancelar: {
      label: 'Cancelar',
      from: ['pedido', 'em_conferencia'],
      to: 'cancelado',
      quem: ['Coordenador'],
      cautela: true,
    },
  },
})

/** What the toy's facts say, and what was done to it. */
const inicial = {
  existe: true,
  inteiro: true,
  embalado: true,
  alerta: false,
  colorido: false,
  /** Day on which the system delivers. */
  festa: null as string | null,
  consultas: 0,
  prontos: [] as number[],
}
const loja = { ...inicial }
const falta = (codigo: string, severidade: Pendencia['severidade'] = 'bloqueio'): Pendencia[] => [
  { codigo, severidade, mensagem: `Falta: ${codigo}.` },
]

const modulo: Modulo<typeof loja> = {
  process: brinquedo,
  indice: ({ vinculoId, dia }: { vinculoId: number; dia: string }) => ({ vinculoId, data: dia }),
  contexto: async () => {
    loja.consultas += 1
    return loja
  },
  regras: {
    existe: ({ existe, alerta }) => (existe ? (alerta ? falta('raro', 'alerta') : []) : falta('inexistente')),
    embalado: ({ embalado }) => (embalado ? [] : falta('sem_caixa')),
    inteiro: ({ inteiro }) => (inteiro ? [] : falta('quebrado')),
  },
  datas: { festa: ({ festa }) => festa },
  fatosDoParecer: { colorido: ({ colorido }) => colorido },
  efeitos: {
    aprontar: async (_escrita, { id }) => {
      loja.prontos.push(id)
      return {}
    },
  },
}

let rh: TestApp
let engine: Engine
let vinculoId = 0
let contratoId = 0
const ids: number[] = []
beforeAll(async () => {
  rh = await createTestApp()
  engine = { alertas: rh.deps.alertas, fuso: rh.deps.config.empresaFuso }
  const { rows } = await sql<{ id: number }>`select id from usuario order by id limit 4`.execute(rh.db)
  ids.push(...rows.map(({ id }) => id))
})
afterAll(() => rh[Symbol.asyncDispose]())

/** A bond that has no toy yet. */
beforeEach(async () => {
  Object.assign(loja, inicial, { prontos: [] })
  const { rows } = await sql<{ id: number; contratoId: number }>`
    select v.id, ve.contrato_id from vinculo v join vinculo_versao ve on ve.vinculo_id = v.id
     where not exists (select from processo p where p.vinculo_id = v.id and p.tipo = 'brinquedo')
     order by v.id limit 1`.execute(rh.db)
  vinculoId = rows[0]?.id ?? 0
  contratoId = rows[0]?.contratoId ?? 0
})

const pessoa = (i: number, ...grupos: Grupo[]): Ator => ({
  id: ids[i] ?? 0,
  usuario: `pessoa.${i}`,
  nome: `Pessoa ${i}`,
  email: 'pessoa@exemplo.com.br',
  grupos,
  linhasGrupo: [],
  horarios: [],
  escopado: false,
  sessaoId: '00000000-0000-0000-0000-000000000000',
  expiraEm: '2099-01-01T00:00:00Z',
  fimPor: 'duracao',
  confirmadaAte: null,
})
const requestDe = (ator: Ator): RequestContext => ({
  ator,
  ip: '127.0.0.1',
  agente: 'teste',
  requisicao: 'req-toy',
  chamada: 'POST /api/brinquedo/criar',
  chave: null,
  corpo: {},
})
const gestor = () => pessoa(0, 'Gestor')
const calculista = () => pessoa(1, 'Rescisao')
const conferente = () => pessoa(2, 'Rescisao')

const escreverComo = <R>(
  ator: Ator,
  fazer: (escrita: Escrita, request: RequestContext) => Promise<R>,
): Promise<R> => escrever(rh.deps, requestDe(ator), (escrita) => fazer(escrita, requestDe(ator)))

const abrir = (ator = gestor(), alertasAceitos: readonly string[] = []) =>
  escreverComo(ator, (escrita, request) =>
    abrirProcesso(engine, modulo, escrita, request, {
      vinculoId,
      contratoId,
      setorOrigem: 1,
      alertasAceitos,
      dados: { vinculoId, dia: '2026-12-24' },
    }),
  )
const ler = async (id: number) => {
  const processo = await findProcesso(rh.db, 'brinquedo', id, gestor())
  if (!processo) throw new Error('The toy is gone')
  return processo
}
const dar = async (id: number, ator: Ator, parecer: string) => {
  const { versao } = await ler(id)
  await escreverComo(ator, (escrita, request) =>
    darParecer(engine, modulo, escrita, request, { id, versao, parecer, decisao: 'aprovado' }),
  )
}
const fazer = async (id: number, ator: Ator, transicao: string) => {
  const { versao } = await ler(id)
  await escreverComo(ator, (escrita, request) =>
    mover(engine, modulo, escrita, request, { id, versao, transicao }),
  )
}
const recusa = async (promessa: Promise<unknown>) => {
  const erro = await promessa.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(erro instanceof Falha)) throw new Error('Nothing was refused')
  return { codigo: erro.codigo, achados: erro.detalhes.pendencias?.map(({ codigo }) => codigo) }
}
const esperaPor = async (id: number, ator: Ator): Promise<boolean> => {
  const { rows } = await sql<{ vez: boolean }>`
    select ${minhaVez(brinquedo, ator)} as vez from processo_indice p where p.id = ${id}`.execute(rh.db)
  return rows[0]?.vez ?? false
}

describe('a process that is born sent', () => {
  it('is numbered, told of and seen by every sector at once', async () => {
    const { id, numero } = await abrir()
    expect(numero).toMatch(/^\d{4}-\d{5}$/)
    expect(await ler(id)).toMatchObject({ status: 'pedido', solicitanteId: ids[0], vinculoId })
    expect((await ler(id)).dataSolicitacao).not.toBeNull()
    expect(await esperaPor(id, calculista())).toBe(true)
  })

  it('keeps its form as it was sent, and is found by the person of its bond', async () => {
    const { id } = await abrir()
    expect(await findFormulario(rh.db, id)).toEqual({
      dados: { vinculoId, dia: '2026-12-24' },
      enviados: { vinculoId, dia: '2026-12-24' },
    })
    const daPessoa = await rh.db
      .selectFrom('vinculo as v')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .select(['pe.nome', 'pe.cpf', 'v.id as vinculoId'])
      .where('v.id', '=', vinculoId)
      .executeTakeFirstOrThrow()
    const noIndice = () =>
      rh.db
        .selectFrom('processoIndice')
        .select(['nome', 'cpf', 'vinculoId', 'data', 'postoId'])
        .where('id', '=', id)
        .executeTakeFirst()
    expect(await noIndice()).toEqual({ ...daPessoa, data: '2026-12-24', postoId: null })
    await escreverComo(gestor(), ({ tx }) =>
      updateFormulario(tx, (form) => modulo.indice(form), id, { vinculoId, dia: '2026-12-31' }),
    )
    expect(await noIndice()).toEqual({ ...daPessoa, data: '2026-12-31', postoId: null })
  })

  it('is refused to groups that the declaration does not name', async () => {
    expect(await recusa(abrir(pessoa(0, 'Vagas')))).toEqual({ codigo: 'sem_permissao' })
  })

  it('runs its checks, and keeps the alerts that were accepted', async () => {
    loja.existe = false
    expect(await recusa(abrir())).toEqual({ codigo: 'pendencias', achados: ['inexistente'] })
    Object.assign(loja, { existe: true, alerta: true })
    expect(await recusa(abrir())).toEqual({ codigo: 'pendencias', achados: ['raro'] })
    const { id } = await abrir(gestor(), ['raro'])
    const evento = await rh.db
      .selectFrom('processoEvento')
      .select(['tipo', 'alertas'])
      .where('processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(evento).toMatchObject({ tipo: 'criacao', alertas: [{ codigo: 'raro' }] })
  })

  it('leaves nothing behind when it is refused', async () => {
    loja.existe = false
    await recusa(abrir())
    const processos = await rh.db
      .selectFrom('processo')
      .select('id')
      .where('vinculoId', '=', vinculoId)
      .where('tipo', '=', 'brinquedo')
      .execute()
    expect(processos).toEqual([])
  })

  it('is opened once for a bond, however many ask at the same time, and again once it ended', async () => {
    const tentativas = await Promise.allSettled(Array.from({ length: 8 }, () => abrir()))
    const abertos = tentativas.flatMap((t) => (t.status === 'fulfilled' ? [t.value] : []))
    expect(abertos).toHaveLength(1)
    const recusas = tentativas.flatMap((t) => (t.status === 'rejected' ? [t.reason as Falha] : []))
    expect(recusas.map(({ codigo }) => codigo)).toEqual(Array(7).fill('transicao_invalida'))
    await fazer(abertos[0]?.id ?? 0, pessoa(3, 'Coordenador'), 'cancelar')
    expect((await abrir()).status).toBe('pedido')
  })
})

describe('moves of the engine', () => {
  it('run their checks and effects when the last parecer of a stage is given', async () => {
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    expect((await ler(id)).status).toBe('em_conferencia')
    loja.inteiro = false
    expect(await recusa(dar(id, conferente(), 'conferencia'))).toEqual({
      codigo: 'pendencias',
      achados: ['quebrado'],
    })
    // The parecer that would complete the stage is not kept either: all or nothing.
    expect((await ler(id)).pareceres).toEqual({ calculo: 'aprovado', pintura: 'dispensado' })
    loja.inteiro = true
    await dar(id, conferente(), 'conferencia')
    expect((await ler(id)).status).toBe('pronto')
    expect(loja.prontos).toEqual([id])
  })

  it('gather no facts for a move that has neither checks nor effect', async () => {
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    loja.consultas = 0
    await fazer(id, pessoa(3, 'Coordenador'), 'cancelar')
    expect(loja.consultas).toBe(0)
  })
})

describe('two people between pareceres', () => {
  it('refuses the second parecer to whoever gave the first, and does not count it as their turn', async () => {
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    expect(await recusa(dar(id, calculista(), 'conferencia'))).toEqual({ codigo: 'mesma_pessoa' })
    expect([await esperaPor(id, calculista()), await esperaPor(id, conferente())]).toEqual([false, true])
    await dar(id, conferente(), 'conferencia')
    expect(await recusa(fazer(id, conferente(), 'entregar'))).toEqual({ codigo: 'mesma_pessoa' })
    expect([await esperaPor(id, calculista()), await esperaPor(id, conferente())]).toEqual([true, false])
    await fazer(id, calculista(), 'entregar')
    expect((await ler(id)).status).toBe('entregue')
  })
})

describe('pareceres that depend on facts', () => {
  it('are waived by the system, with the declared reason, where the fact does not hold', async () => {
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    const linhas = await rh.db
      .selectFrom('processoEvento')
      .select(['tipo', 'nome', 'para', 'motivo', 'usuarioId'])
      .where('processoId', '=', id)
      .where('nome', '=', 'pintura')
      .execute()
    expect(linhas).toEqual([
      {
        tipo: 'parecer',
        nome: 'pintura',
        para: 'dispensado',
        motivo: 'O brinquedo não tem cor.',
        usuarioId: null,
      },
    ])
  })

  it('are asked like any other where it holds', async () => {
    loja.colorido = true
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    await dar(id, conferente(), 'conferencia')
    expect((await ler(id)).status).toBe('em_conferencia')
    expect(await esperaPor(id, pessoa(3, 'Almoxarifado'))).toBe(true)
    await dar(id, pessoa(3, 'Almoxarifado'), 'pintura')
    expect((await ler(id)).status).toBe('pronto')
  })
})

describe('moves by date', () => {
  const HOJE = '2026-11-01'
  const aprontar = async () => {
    const { id } = await abrir()
    await dar(id, calculista(), 'calculo')
    await dar(id, conferente(), 'conferencia')
    return id
  }
  const cumprir = () => cumprirAgenda('brinquedo', () => modulo).executar(rh.deps)
  const transicoes = async (id: number) => {
    const linhas = await rh.db
      .selectFrom('processoEvento')
      .select(['nome', 'usuarioId'])
      .where('processoId', '=', id)
      .where('tipo', '=', 'transicao')
      .orderBy('id')
      .execute()
    return linhas.map(({ nome, usuarioId }) => [nome, usuarioId])
  }

  it('are made at once where the day is past', async () => {
    loja.festa = HOJE
    const id = await aprontar()
    expect((await ler(id)).status).toBe('entregue')
    expect((await transicoes(id)).at(-1)).toEqual(['entregar', null])
  })

  it('wait for their day, are nobody’s turn meanwhile, and are made once', async () => {
    loja.festa = '2099-12-24'
    const id = await aprontar()
    expect(await ler(id)).toMatchObject({ status: 'pronto', agendado: true })
    expect(await esperaPor(id, calculista())).toBe(false)
    await cumprir()
    expect((await ler(id)).status).toBe('pronto')
    await chegarODia(id)
    await Promise.all([cumprir(), cumprir()])
    expect((await transicoes(id)).filter(([nome]) => nome === 'entregar')).toEqual([['entregar', null]])
  })

  it('are checked again on the day; what stops one is told, and it is then somebody’s turn', async () => {
    loja.festa = '2099-12-24'
    const id = await aprontar()
    loja.embalado = false
    await chegarODia(id)
    await cumprir()
    expect(await ler(id)).toMatchObject({ status: 'pronto', agendado: false })
    expect(await esperaPor(id, calculista())).toBe(true)
    const avisos = await rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('icone', '=', 'warning')
      .execute()
    expect(avisos.length).toBeGreaterThan(0)
    expect(avisos[0]?.texto).toContain('o sistema não pôde entregar no dia marcado. Falta: sem_caixa.')
  })
})

const chegarODia = (id: number) =>
  sql`update processo_agenda set para = '2020-01-01' where processo_id = ${id}`.execute(rh.db)
