import { sql } from 'kysely'
import { Query } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DecisaoDoFim, DecisoesDoFim, PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { modulos } from '../../modulos.ts'
import { criarColaborador } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { abrirComQuedas } from '../../test/quedas-de-lote.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

// Today is 20 November 2026. A contract of sixty people ends on 15 January 2027; a post in the same town has 25 free slots.
const FIM = '2027-01-15'
const PESSOAS = 60
const VAGAS = 25

let rh: TestApp
let coordenador: Client
let contratoId: number
let postoId: number
let destinoId: number
beforeAll(async () => {
  rh = await createTestApp()
  await abrirContrato()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const id = async (consulta: ReturnType<typeof sql<{ id: number }>>): Promise<number> => {
  const { rows } = await consulta.execute(rh.db)
  return rows[0]?.id ?? 0
}

/** A contract like one that is there, ending on a day, with one post of so many slots. */
async function copiarContrato(modelo: number, numero: string, fim: string, vagas: number) {
  const novo = await id(sql`
    insert into contrato (numero, cliente_id, objeto, inicio, fim, sindicato_id, centro_de_custo_id, tipo)
    select ${numero}, co.cliente_id, co.objeto, '2020-01-01', ${fim}, co.sindicato_id, co.centro_de_custo_id, co.tipo
      from contrato co join posto po on po.contrato_id = co.id where po.id = ${modelo} returning id`)
  const local = await id(sql`
    insert into local (contrato_id, nome, municipio_ibge, endereco)
    select ${novo}, 'Bloco ' || ${numero}::text, lo.municipio_ibge, lo.endereco from posto po join local lo on lo.id = po.local_id
     where po.id = ${modelo} returning id`)
  const posto = await id(sql`
    insert into posto (contrato_id, local_id, cargo_id, escala_id)
    select ${novo}, ${local}, po.cargo_id, po.escala_id from posto po where po.id = ${modelo} returning id`)
  await sql`
    insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos)
    values (${posto}, '2020-01-01', ${vagas}, 300000, 600000)`.execute(rh.db)
  return { contrato: novo, posto }
}

async function abrirContrato() {
  // By day and not 12x36, without a risk: nobody's rest or risk changes on the way.
  const modelo = await id(sql`
    select po.id from posto po join escala es on es.id = po.escala_id and es.tipo <> '12x36' and not es.noturna
      join cargo ca on ca.id = po.cargo_id and ca.nrs = '{}'
      join posto_vigencia pv on pv.posto_id = po.id and pv.insalubridade = 0 and not pv.periculosidade
     where po.contrato_id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
                               where u.usuario = 'gestor') order by po.id limit 1`)
  const acaba = await copiarContrato(modelo, '900/2020', FIM, PESSOAS)
  contratoId = acaba.contrato
  postoId = acaba.posto
  const continua = await copiarContrato(modelo, '901/2020', '2029-12-31', VAGAS)
  destinoId = continua.posto
  // Every other post of the cargo is full: the slots of the test are the only ones.
  await sql`update posto_vigencia set quantidade = 0 where posto_id not in (${postoId}, ${destinoId})`.execute(
    rh.db,
  )
  for (let n = 0; n < PESSOAS; n += 1) {
    const vinculo = await criarColaborador(rh.db, {
      nome: `Pessoa do Fim ${String(n).padStart(2, '0')}`,
      matricula: `F${String(n).padStart(5, '0')}`,
      posto: { id: postoId, contratoId },
      // From one year in the company to six.
      admissao: `${2025 - (n % 6)}-02-03`,
    })
    await sql`insert into alocacao (vinculo_id, posto_id, inicio) values (${vinculo}, ${postoId}, '2025-02-03')`.execute(
      rh.db,
    )
  }
}

type Mais = Pick<DecisoesDoFim, 'tiradas' | 'lidas'>

const obter = () => coordenador.call('GET /api/desmobilizacao/obter/:id', { params: { id: contratoId } })
const aviso = ({ colaboradorId }: PessoaDoFim): DecisaoDoFim => ({ colaboradorId, decisao: 'aviso' })
const remanejar = ({ colaboradorId }: PessoaDoFim, posto: number): DecisaoDoFim => ({
  colaboradorId,
  decisao: 'remanejar',
  postoId: posto,
})
const abrirTodos = async () => {
  await modulos.remanejamento.lotes?.executar(rh.deps)
  await modulos.demissao.lotes?.executar(rh.deps)
}

/** Opens a batch in processes that are killed; nobody is ever opened twice, or said to be opened and is not. */
const abrirCaindo = (tipo: TipoProcesso, loteId: number): Promise<number> => {
  const itens = () =>
    sql<{ estado: string; n: number }>`
      select i.estado, count(p.id)::int as n from processo_lote_item i
        left join processo p on p.vinculo_id = i.vinculo_id and p.tipo = ${tipo} and p.lote_id = i.lote_id
       where i.lote_id = ${loteId} group by i.id`.execute(rh.db)
  return abrirComQuedas(rh, {
    tarefa: `${tipo}.lotes`,
    total: PESSOAS / 3,
    feitos: async () => (await itens()).rows.filter(({ estado }) => estado !== 'previsto').length,
    conferir: async () => {
      const { rows } = await itens()
      expect(rows.filter(({ estado, n }) => n !== Number(estado === 'criado'))).toEqual([])
    },
  })
}

describe('the end of a contract of sixty people', () => {
  it('names everybody with the last day to decide, and proposes each free slot once', async () => {
    const { results, semDestino, termino, decidirAte, pedidos } = await obter()
    expect([results.length, semDestino, termino]).toEqual([PESSOAS, PESSOAS, FIM])
    // Six complete years at the end: 48 days of notice (Lei 12.506/2011).
    const antiga = results.find(
      ({ diasDeAviso }) => diasDeAviso === Math.max(...results.map((r) => r.diasDeAviso)),
    )
    expect(antiga?.decidirAte).toBe(decidirAte)
    const propostas = results.filter((pessoa) => pessoa.propostaId === destinoId)
    expect(propostas).toHaveLength(VAGAS)
    expect(results.filter(({ propostaId }) => propostaId === null)).toHaveLength(PESSOAS - VAGAS)
    expect(propostas[0]?.destinos[0]).toMatchObject({ postoId: destinoId, vagas: VAGAS })
    expect(pedidos.remanejamento.vigencia).toBe('2027-01-16')
    expect(pedidos.demissao).toMatchObject({ comunicacao: '2026-12-16', aviso: 'trabalhado' })
  })

  it('reads people by the set: as many statements for sixty as for one', async () => {
    const perguntas = vi.spyOn(Query.prototype, 'submit')
    await obter()
    const quantas = perguntas.mock.calls.length
    perguntas.mockRestore()
    // Session and contract, people, their batches, what they ask of a slot, one search, and room for the clock's limits.
    expect(quantas).toBeGreaterThan(3)
    expect(quantas).toBeLessThan(20)
  })

  it('lists the contract until nobody is left without a destination', async () => {
    const { results } = await coordenador.call('GET /api/desmobilizacao/listar')
    expect(results.find((fim) => fim.contratoId === contratoId)).toMatchObject({
      pessoas: PESSOAS,
      semDestino: PESSOAS,
    })
    expect((await (await rh.as('vagas')).try('GET /api/desmobilizacao/listar')).status).toBe(403)
  })

  it('keeps decisions, and refuses half of one', async () => {
    const { results } = await obter()
    const [pessoa, outra] = results
    if (!pessoa || !outra) throw new Error('Nobody is there')
    const guardar = (decisoes: DecisaoDoFim[], tiradas: number[] = [], lidas: DecisaoDoFim[] = []) =>
      coordenador.try('POST /api/desmobilizacao/guardar', { body: { contratoId, decisoes, tiradas, lidas } })
    expect((await guardar([{ colaboradorId: pessoa.colaboradorId, decisao: 'remanejar' }])).status).toBe(400)
    expect((await guardar([{ colaboradorId: pessoa.colaboradorId, decisao: 'fica' }])).status).toBe(400)
    const fica = {
      colaboradorId: outra.colaboradorId,
      decisao: 'fica' as const,
      ate: '2027-02-15',
      motivo: 'Desmonta o posto',
    }
    // Two people decide at once: each names the people of their own page.
    expect((await guardar([aviso(pessoa)])).body).toMatchObject({ semDestino: PESSOAS - 1 })
    expect((await guardar([fica])).body).toMatchObject({ semDestino: PESSOAS - 2 })
    expect((await obter()).results.find((p) => p.colaboradorId === outra.colaboradorId)?.decisao).toEqual({
      decisao: 'fica',
      ate: '2027-02-15',
      motivo: 'Desmonta o posto',
    })
    // Who reviewed none of them starts none of them, and takes none of them back.
    const nada = { contratoId, decisoes: [] }
    expect((await coordenador.try('POST /api/desmobilizacao/iniciar', { body: nada })).status).toBe(400)
    expect(await obter()).toMatchObject({ semDestino: PESSOAS - 2 })
    const ids = [pessoa.colaboradorId, outra.colaboradorId]
    expect((await guardar([], ids, [aviso(pessoa), fica])).body).toMatchObject({ semDestino: PESSOAS })
    // A destination that there is not, and a stay that is over, decide nothing.
    for (const decisao of [remanejar(pessoa, 999_999), { ...fica, ate: '2026-11-19' }])
      expect(await guardar([decisao])).toMatchObject({
        status: 400,
        body: { campos: { decisoes: expect.any(String) } },
      })
    expect(await obter()).toMatchObject({ semDestino: PESSOAS })
  })

  it('tells whoever decides a person second, and overwrites nothing', async () => {
    const [pessoa, outra] = (await obter()).results
    if (!pessoa || !outra) throw new Error('Nobody is there')
    const { colaboradorId, nome } = pessoa
    const reserva = (quem: PessoaDoFim): DecisaoDoFim => ({
      colaboradorId: quem.colaboradorId,
      decisao: 'reserva',
    })
    const admin = await rh.as('administrador')
    const guardar = (quem: Client, decisoes: DecisaoDoFim[], mais: Mais = {}) =>
      quem.try('POST /api/desmobilizacao/guardar', { body: { contratoId, decisoes, ...mais } })
    const deles = async () =>
      (await obter()).results
        .filter(({ decisao }) => decisao !== null)
        .map((um) => [um.colaboradorId, um.decisao?.decisao])
    expect((await guardar(coordenador, [aviso(pessoa)])).status).toBe(200)
    // Whoever read nothing of the person is told, and nobody of the same page is kept.
    expect(await guardar(admin, [reserva(pessoa), reserva(outra)])).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(
          new RegExp(`^\\S.* decidiu sobre ${nome} em 20/11/2026, às 22:00\\.$`, 'u'),
        ),
      },
    })
    const iniciar = await admin.try('POST /api/desmobilizacao/iniciar', {
      body: { contratoId, decisoes: [reserva(pessoa)] },
    })
    expect(iniciar).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    expect(await deles()).toEqual([[colaboradorId, 'aviso']])
    // Both want the same: there is nothing to tell.
    expect((await guardar(admin, [aviso(pessoa)])).status).toBe(200)
    expect((await guardar(admin, [reserva(pessoa)], { lidas: [aviso(pessoa)] })).status).toBe(200)
    // Taken back by one, while another chooses on top of what was there, or takes back what is not there any more.
    expect(
      (await guardar(coordenador, [], { tiradas: [colaboradorId], lidas: [aviso(pessoa)] })).status,
    ).toBe(409)
    expect((await guardar(admin, [], { tiradas: [colaboradorId], lidas: [reserva(pessoa)] })).status).toBe(
      200,
    )
    // The trail has the moment by its own clock.
    expect(await guardar(coordenador, [aviso(pessoa)], { lidas: [reserva(pessoa)] })).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringMatching(/ voltou atrás sobre .* em [0-9/]{10}, às /u) },
    })
    expect(
      (await guardar(coordenador, [], { tiradas: [colaboradorId], lidas: [reserva(pessoa)] })).status,
    ).toBe(200)
    expect(await deles()).toEqual([])
  })

  it('tells the slower of two who decide one person at the same moment', async () => {
    const [pessoa] = (await obter()).results
    if (!pessoa) throw new Error('Nobody is there')
    const { colaboradorId } = pessoa
    const admin = await rh.as('administrador')
    const guardar = (quem: Client, decisao: 'aviso' | 'reserva') =>
      quem.try('POST /api/desmobilizacao/guardar', {
        body: { contratoId, decisoes: [{ colaboradorId, decisao }] },
      })
    const juntos = await Promise.all([guardar(admin, 'aviso'), guardar(coordenador, 'reserva')])
    expect(juntos.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lida = (await obter()).results.find((um) => um.colaboradorId === colaboradorId)?.decisao
    if (!lida) throw new Error('Nobody was faster')
    await coordenador.call('POST /api/desmobilizacao/guardar', {
      body: { contratoId, decisoes: [], tiradas: [colaboradorId], lidas: [{ colaboradorId, ...lida }] },
    })
  })

  it('keeps a destination in a contract of others, which the list offers to a Gestor too', async () => {
    await sql`insert into usuario_contrato (usuario_id, contrato_id)
      select id, ${contratoId} from usuario where usuario = 'gestor'`.execute(rh.db)
    const gestor = await rh.as('gestor')
    const { results } = await gestor.call('GET /api/desmobilizacao/obter/:id', { params: { id: contratoId } })
    const pessoa = results.find(({ propostaId }) => propostaId === destinoId)
    if (!pessoa) throw new Error('Nobody is offered the post')
    const guardar = (decisoes: DecisaoDoFim[], mais: Mais = {}) =>
      gestor.try('POST /api/desmobilizacao/guardar', { body: { contratoId, decisoes, ...mais } })
    const decidida = remanejar(pessoa, destinoId)
    expect((await guardar([decidida])).status).toBe(200)
    expect((await guardar([], { tiradas: [pessoa.colaboradorId], lidas: [decidida] })).body).toMatchObject({
      semDestino: PESSOAS,
    })
  })

  it('asks again for who stayed on until a day, once that day is over', async () => {
    const [pessoa] = (await obter()).results
    if (!pessoa) throw new Error('Nobody is there')
    const { colaboradorId } = pessoa
    const fica: DecisaoDoFim = {
      colaboradorId,
      decisao: 'fica',
      ate: '2026-12-10',
      motivo: 'Desmonta o posto',
    }
    await coordenador.call('POST /api/desmobilizacao/guardar', { body: { contratoId, decisoes: [fica] } })
    const semDestino = async (noite: string) => {
      rh.clock.irPara(noiteDe(noite))
      coordenador = await rh.as('coordenador.operacional')
      return (await obter()).semDestino
    }
    expect(await semDestino('2026-12-10')).toBe(PESSOAS - 1)
    expect(await semDestino('2026-12-11')).toBe(PESSOAS)
    rh.clock.irPara(AGORA)
    coordenador = await rh.as('coordenador.operacional')
    await coordenador.call('POST /api/desmobilizacao/guardar', {
      body: { contratoId, decisoes: [], tiradas: [colaboradorId], lidas: [fica] },
    })
  })

  it('starts both kinds together, tells each refusal, and tries it again', async () => {
    const { results, pedidos } = await obter()
    const vao = results.filter(({ propostaId }) => propostaId === destinoId)
    const [aMais, reserva, fica, ...ficamSemVaga] = results.filter(({ propostaId }) => propostaId === null)
    if (!aMais || !reserva || !fica) throw new Error('Everybody has a slot')
    const conferidos = await coordenador.call('POST /api/remanejamento/lote/verificar', {
      body: {
        itens: vao.slice(0, 3).map(({ colaboradorId }) => ({
          colaboradorId,
          dados: { ...pedidos.remanejamento, postoId: destinoId },
        })),
      },
    })
    const alertas = conferidos.results.flatMap(({ pendencias }) => pendencias)
    expect(alertas.filter(({ severidade }) => severidade === 'bloqueio')).toEqual([])
    const avisos = await coordenador.call('POST /api/demissao/lote/verificar', {
      body: {
        itens: ficamSemVaga
          .slice(0, 3)
          .map(({ colaboradorId }) => ({ colaboradorId, dados: pedidos.demissao })),
      },
    })
    const daDemissao = avisos.results.flatMap(({ pendencias }) => pendencias)
    expect(daDemissao.filter(({ severidade }) => severidade === 'bloqueio')).toEqual([])
    const decisoes = [
      ...vao.map((pessoa) => remanejar(pessoa, destinoId)),
      // One more than there are slots: refused by the engine, alone.
      remanejar(aMais, destinoId),
      { colaboradorId: reserva.colaboradorId, decisao: 'reserva' as const },
      { colaboradorId: fica.colaboradorId, decisao: 'fica' as const, ate: '2027-03-01', motivo: 'Transição' },
      ...ficamSemVaga.map(aviso),
    ]
    const alertasAceitos = [...new Set([...alertas, ...daDemissao].map(({ codigo }) => codigo))]
    const body = { contratoId, decisoes, alertasAceitos }
    const iniciado = await coordenador.call('POST /api/desmobilizacao/iniciar', { body })
    expect(
      iniciado.lotes.map(({ tipo, andando }) => `${tipo} ${andando}`).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['demissao true', 'remanejamento true'])
    // The people of both batches are opened although whoever opens them dies again and again.
    for (const { tipo, id: lote } of iniciado.lotes) expect(await abrirCaindo(tipo, lote)).toBeGreaterThan(2)
    await abrirTodos()
    const depois = await obter()
    expect(
      depois.lotes
        .map(({ tipo, criados, recusados }) => `${tipo} ${criados} ${recusados}`)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual([`demissao ${ficamSemVaga.length} 0`, `remanejamento ${VAGAS + 1} 1`])
    // The refused one is still named, with the why; everybody else is on the way or stays with a reason.
    expect(depois.results.filter(({ recusa }) => recusa !== null).map((p) => p.colaboradorId)).toEqual([
      aMais.colaboradorId,
    ])
    expect(depois.results.filter(({ processo }) => processo !== null)).toHaveLength(PESSOAS - 2)
    expect(depois.semDestino).toBe(0)

    // A slot more, and the refused one is tried again alone.
    await sql`update posto_vigencia set quantidade = ${VAGAS + 1} where posto_id = ${destinoId}`.execute(
      rh.db,
    )
    const lote = depois.lotes.find(({ tipo }) => tipo === 'remanejamento')
    await coordenador.call('POST /api/remanejamento/lote/tentar', { body: { id: lote?.id ?? 0 } })
    await abrirTodos()
    expect((await obter()).results.filter(({ recusa }) => recusa !== null)).toEqual([])
    // Who is under way is decided by it: sent again, nothing is opened twice.
    const deNovo = (mais: Mais = {}) =>
      coordenador.try('POST /api/desmobilizacao/iniciar', { body: { ...body, ...mais } })
    expect((await deNovo({ lidas: decisoes })).status).toBe(400)
    // Whoever had not read it so is told.
    expect(await deNovo()).toMatchObject({
      status: 409,
      body: { codigo: 'versao_antiga', mensagem: expect.stringMatching(/ já (?:tem|têm) pedido aberto/u) },
    })
  }, 120_000)

  it('says people by the name that they go by, wherever they are named', async () => {
    const [pessoa] = (await obter()).results
    if (!pessoa) throw new Error('Nobody is there')
    const { colaboradorId } = pessoa
    await sql`update pessoa set nome_social = 'Dandara Social' where id = (select pessoa_id from vinculo
      where id = ${colaboradorId})`.execute(rh.db)
    const admin = await rh.as('administrador')
    const doContrato = { params: { id: contratoId } }
    const ditas = {
      fim: (await obter()).results,
      saidas: (await admin.call('GET /api/contratos/saidas/:id', { ...doContrato, query: { em: FIM } }))
        .results,
      contrato: await admin.call('GET /api/contratos/obter/:id', { ...doContrato, query: {} }),
      busca: await admin.call('GET /api/busca', { query: { q: 'Dandara' } }),
    }
    for (const [onde, dita] of Object.entries(ditas)) {
      expect(JSON.stringify(dita), onde).toContain('Dandara Social')
      expect(JSON.stringify(dita), onde).not.toContain(pessoa.nome)
    }
  })

  it('asks for transfers as far ahead as the company wants them told', async () => {
    await sql`insert into limite (regra, desde, valor, motivo)
      values ('remanejamento.antecedencia', '2026-11-20', 80, 'O cliente pede')`.execute(rh.db)
    expect((await obter()).pedidos.remanejamento.vigencia).toBe('2027-02-08')
  })
})
