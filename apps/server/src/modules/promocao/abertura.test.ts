import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrirEmpresa } from '../../test/empresa.ts'
import { alertasDe, alguemAPromover, pedida, pedidoDe } from '../../test/promocoes.ts'

// Promotions hold from 1 December unless a test says another day.
const empresa = abrirEmpresa()

// prova: entidade.promocao, /api/promocao
describe('opening a promotion', () => {
  it('begins with the contract of today and offers the cargos and the other posts of the contract', async () => {
    const pessoa = await alguemAPromover(empresa.rh.db)
    const inicio = await empresa.cliente.call('GET /api/promocao/obter', {
      query: { colaborador: pessoa.id },
    })
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
    const pessoa = await alguemAPromover(empresa.rh.db)
    const dados = pedidoDe(pessoa)
    const { simulacao } = await empresa.cliente.call('POST /api/promocao/verificar', {
      body: { colaboradorId: pessoa.id, dados },
    })
    expect(simulacao).toMatchObject({
      salarioAtualCentavos: pessoa.salarioCentavos,
      novoSalarioCentavos: pessoa.salarioCentavos + 40_000,
      diferencaMesCentavos: 40_000,
      encargosPercentual: 70,
      custoMesCentavos: 68_000,
    })
    const vazio = await empresa.cliente.call('POST /api/promocao/verificar', {
      body: { colaboradorId: pessoa.id, dados: { tipo: 'promocao' } },
    })
    expect(vazio.simulacao).toBeNull()
    expect(vazio.pendencias).toContainEqual(expect.objectContaining({ campo: 'vigencia' }))
    expect((await alguemAPromover(empresa.rh.db)).id).toBe(pessoa.id)
  })

  it('is sent at once to Rh, under a number, and is the only one of the person', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente)
    expect(registro).toMatchObject({
      status: 'solicitada',
      dados: { cargoId: pessoa.novoCargoId, vigencia: '2026-12-01' },
      colaborador: { id: pessoa.id },
      atual: { cargoId: pessoa.cargoId },
    })
    expect(registro.numero).toMatch(/^PRO-2026-\d{6}$/)
    expect(registro.aguardando).toContain('Cadastro')
    const outra = await empresa.cliente.try('POST /api/promocao/criar', {
      body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa), alertasAceitos: [] },
    })
    expect(outra).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
  })

  it('is refused with what the law and the company say, and asks for alerts to be read', async () => {
    const pessoa = await alguemAPromover(empresa.rh.db)
    const menos = pedidoDe(pessoa, { salarioCentavos: pessoa.salarioCentavos - 1 })
    const criar = (dados: ReturnType<typeof pedidoDe>) =>
      empresa.cliente.try('POST /api/promocao/criar', { body: { colaboradorId: pessoa.id, dados } })
    expect(await criar(menos)).toMatchObject({
      status: 422,
      body: { pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'REDUCAO_SALARIAL' })]) },
    })
    const muito = pedidoDe(pessoa, { salarioCentavos: pessoa.salarioCentavos + 900_000 })
    expect(await alertasDe(empresa.cliente, pessoa.id, muito)).toContain('acima_do_previsto')
    expect(await criar(muito)).toMatchObject({ status: 422, body: { codigo: 'pendencias' } })
    expect((await alguemAPromover(empresa.rh.db)).id).toBe(pessoa.id)
  })

  it('CLT art. 394-A: leads nobody who is pregnant to an unhealthy post', async () => {
    const pessoa = await alguemAPromover(empresa.rh.db)
    await sql`update posto_vigencia set quantidade = quantidade + 5, insalubridade = 20
      where posto_id in (select id from posto where contrato_id = ${pessoa.contratoId} and id <> ${pessoa.postoId})`.execute(
      empresa.rh.db,
    )
    const { opcoes } = await empresa.cliente.call('GET /api/promocao/obter', {
      query: { colaborador: pessoa.id },
    })
    const dados = pedidoDe(pessoa, { postoId: opcoes.postos[0]?.value })
    const codigos = async () =>
      (
        await empresa.cliente.call('POST /api/promocao/verificar', {
          body: { colaboradorId: pessoa.id, dados },
        })
      ).pendencias.map(({ codigo }) => codigo)
    expect(await codigos()).not.toContain('INSALUBRE_PROTEGIDO')
    const cadastro = await empresa.rh.as('cadastro')
    await cadastro.call('POST /api/colaborador/estabilidades', {
      body: {
        id: pessoa.id,
        dados: {
          tipo: 'GESTANTE',
          inicio: '2026-11-03',
          marco: '2027-05-10',
          marcoPrevisto: true,
          documento: 'Exame entregue ao Sesmt',
        },
      },
    })
    expect(await codigos()).toContain('INSALUBRE_PROTEGIDO')
  })

  it('takes no other contract, no post of today, no unknown cargo and no half form', async () => {
    const pessoa = await alguemAPromover(empresa.rh.db)
    const { rows } = await sql<{ id: number }>`
      select id from posto where contrato_id <> ${pessoa.contratoId} order by id limit 1`.execute(
      empresa.rh.db,
    )
    const verificar = (mais: object) =>
      empresa.cliente.try('POST /api/promocao/verificar', {
        body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa, mais) },
      })
    const achado = (codigo: string) => ({
      status: 200,
      body: { pendencias: expect.arrayContaining([expect.objectContaining({ codigo })]) },
    })
    const deOutro = await verificar({ postoId: rows[0]?.id })
    expect(deOutro).toMatchObject(achado('outro_contrato'))
    // What that post is expected to pay, and what its client pays for it, is of those who follow its contract.
    expect(deOutro.body).toMatchObject({ simulacao: null })
    expect((await verificar({})).body).toMatchObject({ simulacao: expect.objectContaining({}) })
    expect(await verificar({ postoId: pessoa.postoId })).toMatchObject(achado('mesmo_posto'))
    expect(await verificar({ cargoId: 999_999 })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.cargoId': 'Escolha um cargo da lista' } },
    })
    const deNinguem = await empresa.cliente.try('POST /api/promocao/criar', {
      body: { colaboradorId: pessoa.id, dados: pedidoDe(pessoa, { postoId: 999_999 }) },
    })
    expect(deNinguem).toMatchObject({
      status: 400,
      body: { campos: { 'dados.postoId': 'Escolha um posto da lista' } },
    })
    const meia = await empresa.cliente.try('POST /api/promocao/criar', {
      body: { colaboradorId: pessoa.id, dados: { tipo: 'promocao' } as never },
    })
    expect(meia).toMatchObject({ status: 400, body: { codigo: 'validacao' } })
  })
})

describe('what each sector sees', () => {
  it('hides the pay, the reason and the simulation from those outside it', async () => {
    const { registro } = await pedida(empresa.rh, empresa.cliente)
    const params = { id: registro.id }
    const sesmt = await (await empresa.rh.as('sesmt')).call('GET /api/promocao/obter/:id', { params })
    expect(sesmt.dados).toEqual(
      expect.objectContaining({ cargoId: registro.dados['cargoId'], vigencia: '2026-12-01' }),
    )
    expect(sesmt.dados).not.toHaveProperty('salarioCentavos')
    expect(sesmt.dados).not.toHaveProperty('motivo')
    expect(sesmt.atual).not.toHaveProperty('salarioCentavos')
    expect(sesmt.simulacao).toBeNull()
    const cadastro = await (await empresa.rh.as('cadastro')).call('GET /api/promocao/obter/:id', { params })
    expect(cadastro.atual.salarioCentavos).toBe(registro.atual.salarioCentavos)
    expect(cadastro.simulacao?.diferencaMesCentavos).toBe(40_000)
  })

  it('lists and boards them with the names of people, and finds them by date and number', async () => {
    const { pessoa, registro } = await pedida(empresa.rh, empresa.cliente)
    const cadastro = await empresa.rh.as('cadastro')
    const { results } = await cadastro.call('GET /api/promocao/listar', {
      query: { promocaoDe: '2026-12-01', promocaoAte: '2026-12-01', busca: registro.numero },
    })
    expect(results).toMatchObject([
      { id: registro.id, data: '2026-12-01', minhaVez: true, cpf: null, posto: expect.any(String) },
    ])
    expect(results[0]?.nome).toContain(pessoa.nome.split(' ')[0])
    const { colunas } = await cadastro.call('GET /api/promocao/quadro', { query: {} })
    const cartao = colunas.flatMap(({ cartoes }) => cartoes).find(({ id }) => id === registro.id)
    // Cadastro looks at it until two working days before it holds.
    const prazo = { dia: '2026-11-27', dias: 7, faixa: 'proximo', rotulo: 'análise' }
    expect(cartao).toMatchObject({ prazo, cargo: expect.any(String), minhaVez: true })
  })
})
