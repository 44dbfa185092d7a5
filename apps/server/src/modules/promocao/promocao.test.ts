import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promocao } from '@rh/domain/processos/promocao/promocao'
import { confirmado } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import {
  aceitosEm,
  alertasDe,
  alguemAPromover,
  conferir,
  examinar,
  pedida,
  pedidoDe,
  promocaoAprovada,
} from '../../test/promocoes.ts'
import { cumprirAgenda } from '../processo/agenda/cumprir-agenda.ts'
import { moduloPromocao } from './modulo.ts'

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

const versoesDe = async (vinculoId: number) => {
  const { rows } = await sql<{ vigencia: string; cargoId: number; salarioCentavos: number }>`
    select vigencia, cargo_id, salario_centavos from vinculo_versao
     where vinculo_id = ${vinculoId} order by vigencia`.execute(rh.db)
  return rows
}

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

  it('is for those who may know the pay, of people in their contracts', async () => {
    const pessoa = await alguemAPromover(rh.db)
    const query = { colaborador: pessoa.id }
    for (const usuario of ['sesmt', 'vagas', 'almoxarifado', 'comercial'])
      expect(await (await rh.as(usuario)).try('GET /api/promocao/obter', { query })).toMatchObject({
        status: 403,
      })
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
    const { minhaVez, totaisMinhaVez } = await cadastro.call('GET /api/inicio')
    expect(totaisMinhaVez.map(({ tipo }) => tipo)).toContain('promocao')
    expect(minhaVez.length).toBeGreaterThan(0)
  })
})

const amanhecer = async (dia: string): Promise<void> => {
  rh.clock.irPara(`${dia}T03:05:00Z`)
  await cumprirAgenda(promocao.name, moduloPromocao).executar(rh.deps)
}

describe('the effect', () => {
  it('waits for its day and then writes the new version of the contract, signed by the system', async () => {
    const { pessoa, registro } = await promocaoAprovada(rh, coordenador)
    expect(registro).toMatchObject({
      status: 'aprovada',
      agenda: { transicao: 'efetivar', para: '2026-12-01' },
    })
    const gerente = await rh.as('gerente.rh')
    const vista = await gerente.call('GET /api/promocao/obter/:id', { params: { id: registro.id } })
    expect(vista.acoes).not.toContain('efetivar')
    const antes = await versoesDe(pessoa.id)
    await amanhecer('2026-11-30')
    expect(await versoesDe(pessoa.id)).toEqual(antes)
    await amanhecer('2026-12-01')
    expect(await versoesDe(pessoa.id)).toEqual([
      ...antes,
      {
        vigencia: '2026-12-01',
        cargoId: pessoa.novoCargoId,
        salarioCentavos: pessoa.salarioCentavos + 40_000,
      },
    ])
    rh.clock.irPara('2026-12-01T15:00:00Z')
    const { status, eventos, atual } = await (
      await rh.as('cadastro')
    ).call('GET /api/promocao/obter/:id', { params: { id: registro.id } })
    expect(status).toBe('efetivada')
    expect(eventos.at(-1)).toMatchObject({ nome: 'efetivar', autor: null })
    // The record goes on telling what the promotion changed.
    expect(atual.salarioCentavos).toBe(pessoa.salarioCentavos)
  })

  it('is immediate for a day that has come, within what the company takes back', async () => {
    const { pessoa, registro } = await promocaoAprovada(rh, coordenador, { vigencia: HOJE })
    expect(registro.status).toBe('efetivada')
    expect((await versoesDe(pessoa.id)).at(-1)).toMatchObject({ vigencia: HOJE })
  })

  it('moves the slot to another post of the contract that has one free', async () => {
    const pessoa = await alguemAPromover(rh.db)
    await sql`update posto_vigencia set quantidade = quantidade + 5
      where posto_id in (select id from posto where contrato_id = ${pessoa.contratoId})`.execute(rh.db)
    const { opcoes } = await coordenador.call('GET /api/promocao/obter', {
      query: { colaborador: pessoa.id },
    })
    const postoId = opcoes.postos[0]?.value
    const { registro } = await promocaoAprovada(rh, coordenador, { postoId, vigencia: HOJE })
    expect(registro).toMatchObject({ status: 'efetivada', colaborador: { id: pessoa.id } })
    const { rows } = await sql<{ postoId: number; inicio: string; fim: string | null }>`
      select posto_id, inicio, fim from alocacao
       where vinculo_id = ${pessoa.id} and tipo = 'titular' order by inicio`.execute(rh.db)
    expect(rows.slice(-2)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-19' },
      { postoId, inicio: HOJE, fim: null },
    ])
  })
})

describe('the end', () => {
  it('waits for the signed letter', async () => {
    const { registro } = await promocaoAprovada(rh, coordenador, { vigencia: HOJE })
    const cadastro = await rh.as('cadastro')
    const { id, versao } = registro
    const finalizar = () => cadastro.try('POST /api/promocao/finalizar', { body: { id, versao } })
    expect(await finalizar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'carta_pendente' }] },
    })
    const { itens } = await cadastro.call('GET /api/promocao/anexos/:id', { params: { id } })
    expect(itens).toMatchObject([{ codigo: 'ALTERACAO_ASSINADA', exigido: true, estado: 'pendente' }])
    const pdf = new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'], { type: 'application/pdf' })
    const arquivo = new File([pdf], 'carta.pdf', { type: 'application/pdf' })
    await cadastro.call('POST /api/promocao/anexo', {
      query: { promocaoId: id, tipoId: itens[0]?.tipoId ?? 0 },
      arquivo,
    })
    expect(await finalizar()).toMatchObject({ status: 200, body: { status: 'finalizada' } })
  })

  it('prints the letter and the addendum for Rh, once it is approved', async () => {
    const { registro } = await promocaoAprovada(rh, coordenador)
    const cadastro = await rh.as('cadastro')
    const { disponiveis } = await cadastro.call('GET /api/promocao/papeis/:id', {
      params: { id: registro.id },
    })
    expect(disponiveis).toEqual(['carta', 'termo_aditivo'])
    for (const papel of disponiveis)
      await cadastro.call('POST /api/promocao/papel', { body: { promocaoId: registro.id, papel } })
    const { emitidos } = await cadastro.call('GET /api/promocao/papeis/:id', { params: { id: registro.id } })
    expect(emitidos.map(({ papel }) => papel).toSorted()).toEqual(['carta', 'termo_aditivo'])
  })

  it('may be undone by the manager of Rh: the terms before it hold again, and nothing is deleted', async () => {
    const { pessoa, registro } = await promocaoAprovada(rh, coordenador, { vigencia: HOJE })
    const { id, versao } = registro
    const body = {
      id,
      versao,
      transicao: 'desfazer' as const,
      motivo: 'Promoção lançada para a pessoa errada',
    }
    expect(await (await rh.as('cadastro')).try('POST /api/promocao/status', { body })).toMatchObject({
      status: 403,
    })
    expect(await (await rh.as('gerente.rh')).try('POST /api/promocao/status', { body })).toMatchObject({
      body: { codigo: 'confirmar_senha' },
    })
    const gerente = await confirmado(rh, 'gerente.rh')
    const desfeita = await gerente.call('POST /api/promocao/status', { body })
    expect(desfeita.status).toBe('desfeita')
    expect((await versoesDe(pessoa.id)).slice(-2)).toEqual([
      { vigencia: HOJE, cargoId: pessoa.novoCargoId, salarioCentavos: pessoa.salarioCentavos + 40_000 },
      { vigencia: '2026-11-21', cargoId: pessoa.cargoId, salarioCentavos: pessoa.salarioCentavos },
    ])
  })
})

describe('caution', () => {
  it('gives the form back to whoever asked, who corrects and sends it again', async () => {
    const { registro } = await pedida(rh, coordenador)
    const cadastro = await rh.as('cadastro')
    const devolvida = await cadastro.call('POST /api/promocao/status', {
      body: {
        id: registro.id,
        versao: registro.versao,
        transicao: 'devolver',
        motivo: 'Salário fora da faixa',
        itens: [{ campo: 'salarioCentavos', motivo: 'Confira a faixa do cargo' }],
      },
    })
    expect(devolvida.status).toBe('devolvida')
    const { id } = registro
    const vista = await coordenador.call('GET /api/promocao/obter/:id', { params: { id } })
    expect(vista).toMatchObject({ editavel: true, acoes: expect.arrayContaining(['reenviar']) })
    const novo = Number(registro.dados['salarioCentavos']) - 5_000
    const corrigida = await coordenador.call('PUT /api/promocao/editar', {
      body: { id, versao: vista.versao, dados: { ...registro.dados, salarioCentavos: novo } as never },
    })
    expect(corrigida.eventos.at(-1)).toMatchObject({
      tipo: 'edicao',
      mudancas: [{ campo: 'salarioCentavos', para: novo }],
    })
    const alertasAceitos = aceitosEm(registro)
    const reenviada = await coordenador.call('POST /api/promocao/status', {
      body: { id, versao: corrigida.versao, transicao: 'reenviar', alertasAceitos },
    })
    expect(reenviada.status).toBe('solicitada')
  })

  it('is approved by somebody who gave none of its pareceres', async () => {
    const { registro } = await pedida(rh, coordenador)
    const administrador = await rh.as('administrador')
    const conferida = await conferir(administrador, registro)
    const { id, versao } = await examinar(rh, conferida)
    const aprovar = {
      body: {
        id,
        versao,
        transicao: 'aprovar' as const,
        alertasAceitos: [...aceitosEm(registro), 'S2240_NOVO'],
      },
    }
    expect(await administrador.try('POST /api/promocao/status', aprovar)).toMatchObject({
      status: 403,
      body: { codigo: 'mesma_pessoa' },
    })
    const { status } = await (await rh.as('coordenador')).call('POST /api/promocao/status', aprovar)
    expect(status).toBe('aprovada')
  })
})
