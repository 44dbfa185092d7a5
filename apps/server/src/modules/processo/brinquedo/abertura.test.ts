import { describe, expect, it } from 'vitest'
import { write } from '../../../db/write.ts'
import type { Failure } from '../../../http/failure.ts'
import { requestDe } from '../../../test/ator.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { criar } from '../abertura.ts'
import { findFormulario } from '../formulario.ts'

const l = abrirLoja()
const { loja, vinculo } = l

describe('a process that is born sent', () => {
  it('is numbered, told of and seen by every sector at once', async () => {
    const { id, numero } = await l.abrir()
    expect(numero).toMatch(/^BRI-\d{4}-\d{6}$/)
    const processo = await l.ler(id)
    expect(processo).toMatchObject({ status: 'pedido', solicitanteId: l.gestor().id, vinculoId: vinculo.id })
    expect(processo.dataSolicitacao).not.toBeNull()
    expect(await l.esperaPor(id, l.calculista())).toBe(true)
  })

  it('is told to who has to do something about it, and not to who opened it', async () => {
    const { id } = await l.abrir()
    const avisos = l.rh.db.selectFrom('notificacao').select('usuarioId').where('processoId', '=', id)
    const avisados = (await avisos.execute()).map(({ usuarioId }) => usuarioId)
    expect(avisados).not.toEqual([])
    expect(avisados).not.toContain(l.gestor().id)
  })

  it('keeps its form as it was sent, and is found by the person of its bond', async () => {
    const dados = { cor: 'verde', dia: '2026-12-24', custoCentavos: 4_200 }
    const { id } = await l.abrir({ cor: 'verde', dia: '2026-12-24' })
    expect(await findFormulario(l.rh.db, id)).toEqual({ dados, enviados: dados })
    const daPessoa = await l.rh.db
      .selectFrom('vinculo as v')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .select(['pe.nome', 'pe.cpf', 'v.id as vinculoId'])
      .where('v.id', '=', vinculo.id)
      .executeTakeFirstOrThrow()
    const noIndice = () =>
      l.rh.db
        .selectFrom('processoIndice')
        .select(['nome', 'cpf', 'vinculoId', 'data', 'postoId'])
        .where('id', '=', id)
        .executeTakeFirst()
    expect(await noIndice()).toEqual({ ...daPessoa, data: '2026-12-24', postoId: null })
    const { versao } = await l.mover(id, l.calculista(), 'devolver', { motivo: 'Outro dia' })
    await l.registroDe('PUT /editar', l.gestor(), {
      body: { id, versao, dados: { cor: 'verde', dia: '2026-12-31' } },
    })
    expect(await noIndice()).toEqual({ ...daPessoa, data: '2026-12-31', postoId: null })
  })

  it('is refused to groups that the declaration does not name', async () => {
    expect(await recusa(l.abrir({ cor: 'verde' }, l.pessoa(0, 'Vagas')))).toEqual({ codigo: 'sem_permissao' })
  })

  it('runs its checks, and keeps the alerts that were accepted', async () => {
    loja.existe = false
    expect(await recusa(l.abrir())).toEqual({ codigo: 'pendencias', achados: ['inexistente'] })
    Object.assign(loja, { existe: true, raro: true })
    expect(await recusa(l.abrir())).toEqual({ codigo: 'pendencias', achados: ['raro'] })
    const { id } = await l.abrir({ cor: 'verde' }, l.gestor(), ['raro'])
    const evento = await l.rh.db
      .selectFrom('processoEvento')
      .select(['tipo', 'alertas'])
      .where('processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(evento).toMatchObject({ tipo: 'criacao', alertas: [{ codigo: 'raro' }] })
  })

  it('leaves nothing behind when it is refused', async () => {
    loja.existe = false
    await recusa(l.abrir())
    const processos = await l.rh.db
      .selectFrom('processo')
      .select('id')
      .where('vinculoId', '=', vinculo.id)
      .where('tipo', '=', 'brinquedo')
      .execute()
    expect(processos).toEqual([])
  })

  it('is opened once for a bond, however many ask at the same time, and again once it ended', async () => {
    const tentativas = await Promise.allSettled(Array.from({ length: 8 }, () => l.abrir()))
    const abertos = tentativas.flatMap((t) => (t.status === 'fulfilled' ? [t.value] : []))
    expect(abertos).toHaveLength(1)
    const recusas = tentativas.flatMap((t) => (t.status === 'rejected' ? [t.reason as Failure] : []))
    const ditas = recusas.map(({ codigo, detalhes: { mensagem, acao } }) => ({ codigo, mensagem, acao }))
    const dita = {
      codigo: 'transicao_invalida',
      mensagem: `Já existe um pedido em andamento desta pessoa: brinquedo ${abertos[0]?.numero}.`,
      acao: 'Acompanhe esse pedido, ou cancele-o antes de abrir outro.',
    }
    expect(ditas).toEqual(Array.from({ length: 7 }, () => dita))
    await l.mover(abertos[0]?.id ?? 0, l.coordenador(), 'cancelar')
    expect((await l.abrir()).status).toBe('pedido')
  })
})

describe('the facts of a process that is opened', () => {
  /** Paint is asked for at once, unless there is no colour: the opening gives it one. */
  const process = {
    ...brinquedo,
    stages: [{ status: 'pedido', pareceres: ['calculo', 'pintura'], aoConcluir: 'conferir' }],
  } as const
  const colorir = async () => {
    loja.colorido = true
  }

  it.each([
    { que: 'once, where its opening writes nothing', mais: {}, vezes: 1, pintura: 'dispensado' },
    {
      que: 'once, where what that writes is said to be none of them',
      mais: { aoAbrir: colorir, mantemFatos: true },
      vezes: 1,
      pintura: 'dispensado',
    },
    {
      que: 'again, where it may have changed them',
      mais: { aoAbrir: colorir },
      vezes: 2,
      pintura: undefined,
    },
  ] as const)('are gathered $que', async ({ mais, vezes, pintura }) => {
    const { abrir } = l.modulo
    if (!abrir) throw new Error('The toy is not opened')
    const modulo = {
      ...l.modulo,
      process,
      abrir: { ...abrir, ...mais },
      contexto: async (...de: Parameters<typeof l.modulo.contexto>) => ({
        ...(await l.modulo.contexto(...de)),
      }),
    }
    const request = requestDe(l.gestor())
    const engine = { alertas: l.rh.deps.alertas, fuso: l.rh.deps.config.empresaFuso }
    const pedido = { colaboradorId: vinculo.id, dados: { cor: 'verde' } }
    const id = await write(l.rh.deps, request, (work) => criar(engine, modulo, work, request, pedido))
    expect((await l.ler(id)).pareceres['pintura']).toBe(pintura)
    expect(loja.consultas).toBe(vezes)
  })
})

describe('its form', () => {
  const query = () => ({ query: { colaborador: vinculo.id } })

  it('begins with what is known of the bond, without what the person does not see', async () => {
    const inicio = await l.chamar('GET /obter', l.gestor(), query())
    expect(inicio).toMatchObject({
      pode: true,
      pessoa: { id: vinculo.id },
      dados: { cor: 'azul' },
      opcoes: { cores: ['azul', 'verde'] },
    })
    expect(inicio).not.toHaveProperty('dados.custoCentavos')
    expect(await recusa(l.chamar('GET /obter', l.almoxarife(), query()))).toEqual({ codigo: 'sem_permissao' })
  })

  it('is checked before it is one, saving nothing', async () => {
    const body = { colaboradorId: vinculo.id, dados: { cor: null } }
    expect(await l.chamar('POST /verificar', l.gestor(), { body })).toMatchObject({
      pendencias: [{ codigo: 'sem_cor', campo: 'cor' }],
    })
    expect(await recusa(l.abrir({}))).toEqual({ codigo: 'pendencias', achados: ['sem_cor'] })
    expect(await l.abrir()).toMatchObject({ status: 'pedido', dados: { cor: 'verde' }, editavel: false })
  })

  it('is compared with another one in the same call, which differs in some fields', async () => {
    const body = { colaboradorId: vinculo.id, dados: { cor: 'verde' } }
    expect(await l.chamar('POST /verificar', l.gestor(), { body })).not.toHaveProperty('comparacao')
    const comparado = { ...body, comparar: { cor: null } }
    expect(await l.chamar('POST /verificar', l.gestor(), { body: comparado })).toMatchObject({
      simulacao: { latas: 2 },
      comparacao: { latas: 0 },
    })
  })

  it('keeps what a person does not see, whatever they send for it', async () => {
    const { id } = await l.abrir({ cor: 'verde', custoCentavos: 1 })
    expect(await l.obter(id, l.calculista())).toMatchObject({ dados: { cor: 'verde', custoCentavos: 4_200 } })
    expect(await l.obter(id, l.gestor())).not.toHaveProperty('dados.custoCentavos')
  })

  it('may name a post of another contract, whose people then follow it too', async () => {
    const [destino] = await l.rh.db
      .selectFrom('posto')
      .select(['id', 'contratoId'])
      .where('contratoId', '<>', vinculo.contratoId)
      .orderBy('id')
      .limit(1)
      .execute()
    const vizinho = { ...l.pessoa(2, 'Gestor'), escopado: true }
    await l.rh.db.deleteFrom('usuarioContrato').where('usuarioId', '=', vizinho.id).execute()
    await l.rh.db
      .insertInto('usuarioContrato')
      .values({ usuarioId: vizinho.id, contratoId: destino?.contratoId ?? 0 })
      .execute()
    const { id: outro } = await l.abrir()
    expect(await recusa(l.obter(outro, vizinho))).toEqual({ codigo: 'nao_encontrado' })
    await l.mover(outro, l.coordenador(), 'cancelar')
    const { id } = await l.abrir({ cor: 'verde', postoId: destino?.id })
    expect(await l.obter(id, vizinho)).toMatchObject({ id, dados: { postoId: destino?.id } })
    expect((await l.ler(id)).contratoDestinoId).toBe(destino?.contratoId)
  })
})
