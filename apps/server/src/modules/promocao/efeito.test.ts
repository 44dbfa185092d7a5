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

const amanhecer = async (dia: string): Promise<void> => {
  rh.clock.irPara(`${dia}T03:05:00Z`)
  await cumprirAgenda(promocao.name, moduloPromocao).executar(rh.deps)
}

// prova: entidade.promocao, /api/promocao
describe('the effect', () => {
  it('waits for its day and then writes the new version of the contract, signed by the system', async () => {
    const { pessoa, registro } = await promocaoAprovada(rh, coordenador)
    expect(registro).toMatchObject({
      status: 'aprovada',
      agenda: { transicao: 'efetivar', para: '2026-12-01' },
    })
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
    const { pessoa, registro } = await pedida(rh, coordenador)
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
    const dados = { ...registro.dados, salarioCentavos: novo } as never
    const corrigida = await coordenador.call('PUT /api/promocao/editar', {
      body: { id, versao: vista.versao, dados },
    })
    expect(corrigida.eventos.at(-1)).toMatchObject({
      tipo: 'edicao',
      mudancas: [{ campo: 'salarioCentavos', para: novo }],
    })
    const alertasAceitos = await alertasDe(coordenador, pessoa.id, dados)
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
