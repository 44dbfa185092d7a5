import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corrigir, informar, mover, poucosDias, tentarInformar } from '../../test/afastamentos.ts'
import { criarNoPosto, criarPosto, postoNoQuadro } from '../../test/cobertura.ts'
import { alguemDeFerias, anexar, aprovada, INICIO } from '../../test/ferias.ts'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { writeAsSystem } from '../../db/write.ts'
import { atorDe } from '../../test/ator.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { requireProcesso } from '../processo/requirements.ts'
import { encerrarCobertura } from './encerrar.ts'

// Today is Friday, 20 November 2026. What covers an absence comes with it and goes with it.

let rh: TestApp
let gestor: Client
let sesmt: Client
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
  sesmt = await rh.as('sesmt')
})
afterAll(() => rh[Symbol.asyncDispose]())

/** A weekly post whose one person falls ill, and a folguista of the contract. */
async function alguemDoente() {
  const posto = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 1 })
  const doente = await criarNoPosto(rh.db, posto, 'Alguém Doente', '2024-03-04')
  const reserva = await criarPosto(rh.db, {
    escala: 'Folguista de teste',
    quantidade: 2,
    contratoId: posto.contratoId,
  })
  const folguista = await criarNoPosto(rh.db, reserva, 'Valdir da Folga', '2025-02-03')
  return { posto, doente, folguista, reserva }
}

const coberturas = async (processoId: number) => {
  const { rows } = await sql<{ inicio: string; fim: string; tipo: string }>`
    select inicio::text, fim::text, tipo from alocacao where processo_id = ${processoId} and tipo <> 'titular'
     order by inicio`.execute(rh.db)
  return rows.map(({ inicio, fim, tipo }) => [inicio, fim, tipo])
}

const avisosDe = async (processoId: number) => {
  const { rows } = await sql<{ texto: string }>`
    select distinct texto from notificacao where processo_id = ${processoId} and texto like 'Cobertura desfeita%'`.execute(
    rh.db,
  )
  return rows.map(({ texto }) => texto)
}

describe('who is chosen on the form of a leave', () => {
  it('covers it on the board from the information on, and no longer than it lasts', async () => {
    const { posto, doente, folguista } = await alguemDoente()
    const { id } = await informar(gestor, doente, poucosDias({ cobertura: folguista }))
    expect(await coberturas(id)).toEqual([['2026-11-20', '2026-11-22', 'folguista']])
    const [feriado, amanha] = (await postoNoQuadro(gestor, posto))?.dias ?? []
    expect(feriado).toMatchObject({
      situacao: 'folga',
      feriado: expect.stringContaining('Consciência Negra'),
    })
    expect(amanha).toMatchObject({ data: '2026-11-21', situacao: 'coberto', previstos: 1, presentes: 0 })
    expect(amanha?.buracos).toMatchObject([
      { processoId: id, porque: 'afastamento', cobertura: { colaborador: { nome: 'Valdir da Folga' } } },
    ])
    const longo = poucosDias({ cobertura: folguista, fim: '2026-11-21' })
    expect(
      (await corrigir(sesmt, id, { ...longo, atestado: { ...longo.atestado, dias: 2 } }, 'Era menos')).status,
    ).toBe(200)
    expect(await coberturas(id)).toEqual([['2026-11-20', '2026-11-21', 'folguista']])
    expect((await mover(gestor, id, 'desistir', { motivo: 'Veio trabalhar' })).status).toBe(200)
    expect(await coberturas(id)).toEqual([])
    expect(await avisosDe(id)).toEqual([
      expect.stringMatching(/^Cobertura desfeita: .* não vale mais\. Valdir da Folga já não cobre/),
    ])
  })

  it('is told the first day that it covers no more, where the absence ends before its day', async () => {
    const { doente, folguista } = await alguemDoente()
    const { id } = await informar(gestor, doente, poucosDias({ cobertura: folguista }))
    const processo = await requireProcesso(rh.db, afastamento, id, atorDe(1, 'Administrador'))
    await writeAsSystem(rh.deps, 'teste', (work) =>
      encerrarCobertura(work, processo, {
        ficam: { inicio: '2026-11-20', fim: '2026-11-20' },
        motivo: 'o afastamento acabou antes',
      }),
    )
    expect(await coberturas(id)).toEqual([['2026-11-20', '2026-11-20', 'folguista']])
    expect(await avisosDe(id)).toEqual([
      expect.stringContaining('já não cobre os dias de 21/11/2026 em diante'),
    ])
  })

  it('is free and of the contract, and not who is ill', async () => {
    const { doente, folguista, posto } = await alguemDoente()
    const outro = await criarNoPosto(rh.db, posto, 'Outro Doente', '2024-03-05')
    await informar(gestor, doente, poucosDias({ cobertura: folguista }))
    const deFora = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 1, noEscopo: false })
    const alheio = await criarNoPosto(rh.db, deFora, 'De Outro Contrato', '2024-03-04')
    const recusas = []
    for (const cobertura of [folguista, alheio, outro])
      recusas.push(await tentarInformar(gestor, outro, poucosDias({ cobertura })))
    expect(recusas.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(
      recusas.map(({ body }) => ('pendencias' in body ? body.pendencias?.map(({ codigo }) => codigo) : [])),
    ).toEqual([['substituto_ocupado'], ['substituto_fora_do_quadro'], ['cobertura_propria']])
  })
})

/** Gives an approved vacation up, with the paper that both signed. */
async function desistir(id: number): Promise<void> {
  const [coordenador, cadastro] = [await rh.as('coordenador'), await rh.as('cadastro')]
  await anexar(cadastro, id, 'CANCELAMENTO_FERIAS')
  const { versao } = await coordenador.call('GET /api/ferias/obter/:id', { params: { id } })
  await coordenador.call('POST /api/ferias/status', {
    body: { id, versao, transicao: 'cancelar', motivo: 'Mudou de ideia' },
  })
}

describe('the cover of a vacation', () => {
  it('is the consent of the client where nobody comes, and goes with a vacation that is given up', async () => {
    const { registro } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const autorizadas = async () => {
      const { rows } = await sql<{ inicio: string; autorizadoPor: string }>`
        select inicio::text, autorizado_por from cobertura_autorizada where processo_id = ${registro.id}`.execute(
        rh.db,
      )
      return rows
    }
    expect(await autorizadas()).toEqual([
      { inicio: INICIO, autorizadoPor: 'Combinado com o fiscal do contrato' },
    ])
    await desistir(registro.id)
    expect(await autorizadas()).toEqual([])
  })

  it('names somebody who is on the board then, and tells Operacional when they need not come', async () => {
    const quem = await alguemDeFerias(rh)
    const fracoes = [{ inicio: INICIO, dias: 30, cobertura: 'substituto', colaboradorId: quem.id }]
    const { registro } = await aprovada(rh, await rh.as('coordenador.operacional'), { fracoes })
    expect(await coberturas(registro.id)).toEqual([[INICIO, '2027-02-09', 'substituto']])
    await desistir(registro.id)
    expect(await coberturas(registro.id)).toEqual([])
    expect(await avisosDe(registro.id)).toEqual([expect.stringContaining('não acontecem mais')])
  })
})

describe('a post of fixed days on a holiday', () => {
  it('closes, and asks for people as soon as its contract says that it opens', async () => {
    const posto = await criarPosto(rh.db, { escala: '5x2 – 44 h', quantidade: 1 })
    const comercial = await rh.as('comercial')
    // Today is a national holiday, a Friday.
    const hojeDele = async () => (await postoNoQuadro(gestor, posto))?.dias.at(0)
    expect(await hojeDele()).toMatchObject({
      data: '2026-11-20',
      situacao: 'folga',
      feriado: expect.any(String),
    })
    const params = { id: String(posto.contratoId) }
    const lido = async () => comercial.call('GET /api/contratos/obter/:id', { params, query: {} })
    const { versao } = await lido()
    const body = {
      id: posto.contratoId,
      versao,
      acao: 'feriado',
      dados: { postoId: posto.id, abre: true },
    } as const
    const { postos } = await comercial.call('PUT /api/contratos/atualizar', { body })
    expect(postos.find(({ id }) => id === posto.id)).toMatchObject({ feriado: 'abre' })
    expect(await hojeDele()).toMatchObject({ situacao: 'descoberto', feriado: null, faltam: 1 })
    const alheio = { ...body, versao: versao + 1, dados: { postoId: posto.id + 1000, abre: true } }
    expect(await comercial.try('PUT /api/contratos/atualizar', { body: alheio })).toMatchObject({
      status: 404,
    })
  })
})

describe('the trainings that a post asks for', () => {
  it('are those that the file of the person holds, on the day of the shift', async () => {
    const posto = await criarPosto(rh.db, { escala: '12x36 noturna', quantidade: 1 })
    const reserva = await criarPosto(rh.db, {
      escala: 'Folguista de teste',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    const pessoa = await criarNoPosto(rh.db, reserva, 'Jandira da Altura', '2025-02-03')
    const data = (await postoNoQuadro(gestor, posto))?.dias.find(({ faltam }) => faltam > 0)?.data ?? ''
    const achados = async () => {
      const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', {
        query: { postoId: String(posto.id), data },
      })
      const { alertas, porques } = candidatos.find(({ colaboradorId }) => colaboradorId === pessoa) ?? {
        alertas: [],
        porques: [],
      }
      return [...alertas.map(({ codigo }) => codigo), ...porques.map(({ texto }) => texto)].join(' ')
    }
    const { rows } = await sql<{ id: number; nrs: string[] }>`
      select ca.id, ca.nrs from posto po join cargo ca on ca.id = po.cargo_id where po.id = ${posto.id}`.execute(
      rh.db,
    )
    const [cargo] = rows
    await sql`update cargo set nrs = '{NR-35}' where id = ${cargo?.id ?? 0}`.execute(rh.db)
    try {
      expect(await achados()).toContain('TREINAMENTO_SEM_REGISTRO')
      const { rows: tipos } = await sql<{
        id: number
      }>`select id from documento_tipo where norma = 'NR-35'`.execute(rh.db)
      const registrar = (validade: string) =>
        sesmt.call('POST /api/colaborador/documentos/registrar', {
          body: { id: pessoa, dados: { tipoId: tipos[0]?.id ?? 0, emissao: '2024-11-01', validade } },
        })
      await registrar('2026-11-19')
      const body = { postoId: posto.id, processoId: null, datas: [data], colaboradorId: pessoa }
      expect(await gestor.try('POST /api/cobertura/escalar', { body })).toMatchObject({
        status: 422,
        body: {
          pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'TREINAMENTO_VENCIDO' })]),
        },
      })
      await registrar('2027-11-19')
      expect(await achados()).toContain('NR-35 até 11/2027')
    } finally {
      await sql`update cargo set nrs = ${cargo?.nrs ?? []} where id = ${cargo?.id ?? 0}`.execute(rh.db)
    }
  })
})

describe('the papers for the client', () => {
  it('name who covers which shifts, and ask for the consent of those that nobody does; of a followed contract alone', async () => {
    const { posto, doente, folguista } = await alguemDoente()
    const { id } = await informar(gestor, doente, poucosDias({ cobertura: folguista, fim: '2026-11-21' }))
    const pedir = (client: Client, papel: 'comunicacao' | 'autorizacao') =>
      client.try('GET /api/cobertura/papel', {
        query: { papel, contratoId: String(posto.contratoId), postoId: String(posto.id) },
      })
    expect(await coberturas(id)).toHaveLength(1)
    expect(await pedir(gestor, 'comunicacao')).toMatchObject({ status: 200 })
    // All of its shifts are covered: there is nothing to consent to.
    expect(await pedir(gestor, 'autorizacao')).toMatchObject({
      status: 409,
      body: { mensagem: 'Nenhum turno deste contrato está descoberto no período.' },
    })
    await rh.db.deleteFrom('alocacao').where('processoId', '=', id).execute()
    expect(await pedir(gestor, 'autorizacao')).toMatchObject({ status: 200 })
    expect(await pedir(gestor, 'comunicacao')).toMatchObject({ status: 409 })
    const alheio = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 1, noEscopo: false })
    const query = { papel: 'autorizacao', contratoId: String(alheio.contratoId) } as const
    expect(await gestor.try('GET /api/cobertura/papel', { query })).toMatchObject({ status: 404 })
  })
})
