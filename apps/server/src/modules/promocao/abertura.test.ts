import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { alertasDe, alguemAPromover, pedida, pedidoDe } from '../../test/promocoes.ts'

// Today is 20 November; promotions hold from 1 December unless a test says another day.
const AGORA = '2026-11-20T15:00:00Z'
const HOJE = '2026-11-20'

let rh: TestApp
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

// prova: entidade.promocao, /api/promocao
describe('opening a promotion', () => {
  it('begins with the contract of today and offers the cargos and the other posts of the contract', async () => {
    const pessoa = await alguemAPromover(rh.db)
    const inicio = await coordenador.call('GET /api/promocao/obter', { query: { colaborador: pessoa.id } })
    expect(inicio).toMatchObject({
      pode: true,
      motivo: null,
      pessoa: { id: pessoa.id },
      dados: { tipo: 'promocao', cargoId: pessoa.cargoId, salarioCentavos: pessoa.salarioCentavos },
      opcoes: { atual: { cargoId: pessoa.cargoId, salarioCentavos: pessoa.salarioCentavos } },
    })
    expect(inicio.opcoes.cargos.map(({ value }) => value)).toContain(pessoa.novoCargoId)
    expect(inicio.opcoes.postos.map(({ value }) => value)).not.toContain(pessoa.postoId)
  })

  it('is simulated while it is typed, saving nothing', async () => {
    const pessoa = await alguemAPromover(rh.db)
    const dados = pedidoDe(pessoa)
    const { simulacao } = await coordenador.call('POST /api/promocao/verificar', {
      body: { colaboradorId: pessoa.id, dados },
    })
    expect(simulacao).toMatchObject({
      salarioAtualCentavos: pessoa.salarioCentavos,
      novoSalarioCentavos: pessoa.salarioCentavos + 40_000,
      diferencaMesCentavos: 40_000,
      encargosPercentual: 70,
      custoMesCentavos: 68_000,
    })
    const vazio = await coordenador.call('POST /api/promocao/verificar', {
      body: { colaboradorId: pessoa.id, dados: { tipo: 'promocao' } },
    })
    expect(vazio.simulacao).toBeNull()
    expect(vazio.pendencias).toContainEqual(expect.objectContaining({ campo: 'vigencia' }))
    expect((await alguemAPromover(rh.db)).id).toBe(pessoa.id)
  })

  it('is sent at once to Rh, under a number, and is the only one of the person', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador)
    expect(registro).toMatchObject({
      status: 'solicitada',
      dados: { cargoId: pessoa.novoCargoId, vigencia: '2026-12-01' },
      colaborador: { id: pessoa.id },
      atual: { cargoId: pessoa.cargoId },
    })
    expect(registro.numero).toMatch(/^PRO-2026-\d{6}$/)
    expect(registro.aguardando).toContain('Cadastro')
    const outra = await coordenador.try('POST /api/promocao/criar', {
      body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa), alertasAceitos: [] },
    })
    expect(outra).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const { pode, motivo } = await coordenador.call('GET /api/promocao/obter', {
      query: { colaborador: pessoa.id },
    })
    expect({ pode, motivo }).toEqual({
      pode: false,
      motivo: `Já há uma promoção em andamento: ${registro.numero}.`,
    })
  })

  it('is refused with what the law and the company say, and asks for alerts to be read', async () => {
    const pessoa = await alguemAPromover(rh.db)
    const menos = pedidoDe(pessoa, { salarioCentavos: pessoa.salarioCentavos - 1 })
    const criar = (dados: ReturnType<typeof pedidoDe>) =>
      coordenador.try('POST /api/promocao/criar', { body: { colaboradorId: pessoa.id, dados } })
    expect(await criar(menos)).toMatchObject({
      status: 422,
      body: { pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'REDUCAO_SALARIAL' })]) },
    })
    const muito = pedidoDe(pessoa, { salarioCentavos: pessoa.salarioCentavos + 900_000 })
    expect(await alertasDe(coordenador, pessoa.id, muito)).toContain('acima_do_previsto')
    expect(await criar(muito)).toMatchObject({ status: 422, body: { codigo: 'pendencias' } })
    expect((await alguemAPromover(rh.db)).id).toBe(pessoa.id)
  })

  it('takes no other contract, no post of today, no unknown cargo and no half form', async () => {
    const pessoa = await alguemAPromover(rh.db)
    const { rows } = await sql<{ id: number }>`
      select id from posto where contrato_id <> ${pessoa.contratoId} order by id limit 1`.execute(rh.db)
    const verificar = (mais: object) =>
      coordenador.try('POST /api/promocao/verificar', {
        body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa, mais) },
      })
    const achado = (codigo: string) => ({
      status: 200,
      body: { pendencias: expect.arrayContaining([expect.objectContaining({ codigo })]) },
    })
    expect(await verificar({ postoId: rows[0]?.id })).toMatchObject(achado('outro_contrato'))
    expect(await verificar({ postoId: pessoa.postoId })).toMatchObject(achado('mesmo_posto'))
    expect(await verificar({ cargoId: 999_999 })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.cargoId': 'Escolha um cargo da lista' } },
    })
    const meia = await coordenador.try('POST /api/promocao/criar', {
      body: { colaboradorId: pessoa.id, dados: { tipo: 'promocao' } as never },
    })
    expect(meia).toMatchObject({ status: 400, body: { codigo: 'validacao' } })
  })

  it('is for people of the contracts of who asks', async () => {
    const gestor = await rh.as('gestor')
    const { rows } = await sql<{ id: number }>`
      select cp.vinculo_id as id from colaborador_periodo cp
       where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and cp.contrato_id not in (
         select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
          where u.usuario = 'gestor') limit 1`.execute(rh.db)
    const deOutro = { query: { colaborador: rows[0]?.id ?? 0 } }
    expect(await gestor.try('GET /api/promocao/obter', deOutro)).toMatchObject({ status: 404 })
    expect(await coordenador.try('GET /api/promocao/obter', deOutro)).toMatchObject({ status: 200 })
    const fora = await coordenador.try('GET /api/promocao/obter', { query: { colaborador: 999_999 } })
    expect(fora.status).toBe(404)
  })
})

describe('what each sector sees', () => {
  it('hides the pay, the reason and the simulation from those outside it', async () => {
    const { registro } = await pedida(rh, coordenador)
    const params = { id: registro.id }
    const sesmt = await (await rh.as('sesmt')).call('GET /api/promocao/obter/:id', { params })
    expect(sesmt.dados).toEqual(
      expect.objectContaining({ cargoId: registro.dados['cargoId'], vigencia: '2026-12-01' }),
    )
    expect(sesmt.dados).not.toHaveProperty('salarioCentavos')
    expect(sesmt.dados).not.toHaveProperty('motivo')
    expect(sesmt.atual).not.toHaveProperty('salarioCentavos')
    expect(sesmt.simulacao).toBeNull()
    const cadastro = await (await rh.as('cadastro')).call('GET /api/promocao/obter/:id', { params })
    expect(cadastro.atual.salarioCentavos).toBe(registro.atual.salarioCentavos)
    expect(cadastro.simulacao?.diferencaMesCentavos).toBe(40_000)
  })

  it('lists, counts and boards them with the names of people, and finds them by date and number', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador)
    const cadastro = await rh.as('cadastro')
    const { results, contagens } = await cadastro.call('GET /api/promocao/listar', {
      query: { promocaoDe: '2026-12-01', promocaoAte: '2026-12-01', busca: registro.numero },
    })
    expect(results).toMatchObject([
      { id: registro.id, data: '2026-12-01', minhaVez: true, cpf: null, posto: expect.any(String) },
    ])
    expect(results[0]?.nome).toContain(pessoa.nome.split(' ')[0])
    expect(contagens.solicitada).toBeGreaterThan(0)
    const { colunas } = await cadastro.call('GET /api/promocao/quadro', { query: {} })
    expect(colunas.map(({ status }) => status)).not.toContain('finalizada')
    const cartao = colunas.flatMap(({ cartoes }) => cartoes).find(({ id }) => id === registro.id)
    expect(cartao).toMatchObject({ prazo: null, cargo: expect.any(String), minhaVez: true })
    const { minhaVez, totaisMinhaVez, porSituacao } = await cadastro.call('GET /api/inicio')
    expect(totaisMinhaVez.map(({ tipo }) => tipo)).toContain('promocao')
    expect(minhaVez.length).toBeGreaterThan(0)
    const { contagens: todas } = await cadastro.call('GET /api/promocao/listar', { query: {} })
    expect(porSituacao.find(({ tipo }) => tipo === 'promocao')?.contagens).toContainEqual({
      status: 'solicitada',
      total: todas.solicitada,
    })
    // Who follows admissions alone is told of no other kind.
    const almoxarifado = await (await rh.as('almoxarifado')).call('GET /api/inicio')
    expect(almoxarifado.porSituacao.map(({ tipo }) => tipo)).toEqual(['admissao'])
  })
})
