import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limites } from '@rh/domain/cadastros/limites'
import type { Tx } from '../../db/db.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { sincronizarReferencias } from '../../seed/referencias.ts'
import { travarSerie } from './serie.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

// Today is 20/11/2026.
const motivo = 'Digitado com o valor errado'

const emVigor = async (regra: keyof typeof limites, data?: string) => {
  const { results } = await admin.call('GET /api/limites', { query: data === undefined ? {} : { data } })
  return results.find((limite) => limite.regra === regra)
}

describe('GET /api/limites', () => {
  it('answers every limit as it stands on a day, to whoever works in a sector', async () => {
    const gestor = await rh.as('gestor')
    const { results } = await gestor.call('GET /api/limites', { query: {} })
    expect(results).toHaveLength(Object.keys(limites).length)
    expect(results).toContainEqual({
      regra: 'ferias.antecedencia',
      processo: 'Férias',
      label: 'Antecedência mínima',
      unidade: 'dias',
      valor: 30,
      desde: null,
    })
    expect(await (await rh.as('sem.grupo')).try('GET /api/limites', { query: {} })).toMatchObject({
      status: 403,
    })
  })

  it('follows the dates of the rows', async () => {
    expect(await emVigor('ferias.ausencias')).toMatchObject({ valor: 25, desde: '2026-02-01' })
    expect(await emVigor('ferias.ausencias', '2026-01-31')).toMatchObject({ valor: 20 })
    expect(await emVigor('promocao.intervalo', '2026-12-31')).toMatchObject({ valor: 6 })
    expect(await emVigor('promocao.intervalo', '2027-01-01')).toMatchObject({ valor: 12 })
  })
})

describe('a new limit', () => {
  const novo = { regra: 'ferias.antecedencia', valor: 45, motivo: 'Escala de férias anual' } as const
  const criar = (mudanca: object) =>
    admin.try('POST /api/limite/criar', { body: { ...novo, desde: '2026-12-01', ...mudanca } })

  it('holds from its day on, and what was in force stays', async () => {
    expect(await criar({})).toMatchObject({
      status: 201,
      body: { valor: 45, situacao: 'futura', ate: null },
    })
    expect(await emVigor('ferias.antecedencia')).toMatchObject({ valor: 30 })
    expect(await emVigor('ferias.antecedencia', '2026-12-01')).toMatchObject({ valor: 45 })
  })

  it.each([
    [
      { desde: '2026-12-01' },
      'desde',
      'Já existe um valor a partir de 01/12/2026. Escolha outra data ou anule aquele.',
    ],
    [{ desde: '2026-11-19' }, 'desde', 'Uma regra da empresa só pode valer de hoje em diante'],
    [{ valor: 91 }, 'valor', 'Informe de 0 a 90'],
    [{ valor: 1.5 }, 'valor', 'Informe um número inteiro'],
    [{ regra: 'outra.regra' }, 'regra', 'Escolha o limite'],
    [{ motivo: 'sim' }, 'motivo', 'Escreva pelo menos 5 caracteres'],
    [{ desde: '31/12/2026' }, 'desde', 'Informe uma data válida (dd/mm/aaaa)'],
  ])('with %j is refused in words', async (mudanca, campo, mensagem) => {
    const { status, body } = await criar(mudanca)
    expect({ status, campos: 'campos' in body ? body.campos : {} }).toEqual({
      status: 400,
      campos: { [campo]: mensagem },
    })
  })

  it('of the same day sent by two people enters once', async () => {
    const respostas = await Promise.all([
      criar({ regra: 'anexo.tamanho', valor: 12, desde: '2026-11-25' }),
      criar({ regra: 'anexo.tamanho', valor: 15, desde: '2026-11-25' }),
    ])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  it('that was wrong is annulled with a reason, and the history keeps both', async () => {
    const { results } = await admin.call('GET /api/limite/listar')
    const errado = results.find(
      ({ regra, desde }) => regra === 'ferias.antecedencia' && desde === '2026-12-01',
    )
    await admin.call('POST /api/limite/anular', { body: { id: errado?.id ?? 0, motivo } })
    expect(await emVigor('ferias.antecedencia', '2026-12-01')).toMatchObject({ valor: 30, desde: null })
    const { results: historia } = await admin.call('GET /api/limite/historico')
    expect(historia[0]).toMatchObject({
      titulo: 'Férias – Antecedência mínima: anulado',
      autor: 'Helena Vasconcelos',
      mudancas: [
        { campo: 'Valor', de: '45 dias', para: null },
        { campo: 'A partir de', de: '01/12/2026', para: null },
        { campo: 'Motivo', de: 'Escala de férias anual', para: null },
        { campo: 'Motivo da anulação', de: motivo, para: null },
      ],
    })
  })

  it('that is over cannot be annulled', async () => {
    const { results } = await admin.call('GET /api/limite/listar')
    const passado = results.find(({ situacao }) => situacao === 'encerrada')
    expect(passado).toMatchObject({ regra: 'ferias.ausencias', desde: '2025-01-01', ate: '2026-01-31' })
    expect(
      await admin.try('POST /api/limite/anular', { body: { id: passado?.id ?? 0, motivo } }),
    ).toMatchObject({ status: 409, body: { mensagem: 'Este período já está encerrado e não pode mudar.' } })
    expect(await admin.try('POST /api/limite/anular', { body: { id: 999_999, motivo } })).toMatchObject({
      status: 404,
    })
  })
})

describe('a row of a series', () => {
  const PACIENCIA = { timeout: 20_000 }
  /** Connections of this database that wait for a lock. */
  const esperando = async (): Promise<number> => {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(rh.db)
    return rows[0]?.total ?? 0
  }

  it('that somebody closes at the same moment is judged as it is then', async () => {
    const serie = async (tx: Tx, desde: string, valor: number) =>
      (
        await tx
          .insertInto('limite')
          .values({ regra: 'promocao.antecedencia', desde, valor, motivo })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const id = await rh.db.transaction().execute((tx) => serie(tx, '2026-06-01', 3))
    const anulacao = await rh.db.transaction().execute(async (tx) => {
      await travarSerie(tx, 'limite promocao.antecedencia')
      const resposta = admin.try('POST /api/limite/anular', { body: { id, motivo } })
      // The other one is judged now, or waits for the end of this.
      await Promise.race([resposta, vi.waitFor(async () => expect(await esperando()).toBe(1), PACIENCIA)])
      await serie(tx, '2026-11-20', 4)
      return { resposta }
    })
    expect(await anulacao.resposta).toMatchObject({
      status: 409,
      body: { mensagem: 'Este período já está encerrado e não pode mudar.' },
    })
  })

  it.each([
    [
      'POST /api/limite/anular',
      "insert into limite (regra, desde, valor, motivo) values ('demissao.antecedencia', '2027-03-01', 5, 'Escala')",
    ],
    [
      'POST /api/parametro/anular',
      "insert into parametro_legal (nome, desde, valor, fonte) values ('salario_minimo', '2027-03-01', 1700, 'Lei')",
    ],
    [
      'POST /api/piso/anular',
      "insert into piso_salarial (cargo_id, sindicato_id, desde, valor_centavos) select cargo_id, sindicato_id, '2027-03-01', 300000 from piso_salarial limit 1",
    ],
  ] as const)('%s: by two people at once leaves by one of them', async (chamada, inserir) => {
    const { rows } = await sql<{ id: number }>`${sql.raw(inserir)} returning id`.execute(rh.db)
    const body = { id: rows[0]?.id ?? 0, motivo }
    const respostas = await Promise.all([admin.try(chamada, { body }), admin.try(chamada, { body })])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})

describe('legal parameters', () => {
  const listar = async () => (await admin.call('GET /api/parametro/listar')).results
  const paternidade = async () =>
    (await listar())
      .filter(({ nome }) => nome === 'licenca_paternidade_dias')
      .map(({ desde, valor, situacao }) => [desde, valor, situacao])

  it('come from the law with their sources; what depends on a condition waits for somebody', async () => {
    expect(await paternidade()).toEqual([
      ['2028-01-01', 15, 'futura'],
      ['2027-01-01', 10, 'futura'],
      ['1988-10-05', 5, 'em_vigor'],
    ])
    const minimo = (await listar()).find(
      ({ nome, situacao }) => nome === 'salario_minimo' && situacao === 'em_vigor',
    )
    expect(minimo).toMatchObject({ valor: 1621, fonte: 'Decreto 12.797/2025', desde: '2026-01-01' })
  })

  it('annulled by Admin do not come back at the next start', async () => {
    const antes = await paternidade()
    const linha = (await listar()).find(
      ({ valor, nome }) => valor === 15 && nome === 'licenca_paternidade_dias',
    )
    await admin.call('POST /api/parametro/anular', { body: { id: linha?.id ?? 0, motivo } })
    await sincronizarReferencias(rh.db)
    expect(await paternidade()).toEqual(antes.slice(1))
  })

  it('reach back into the period in force, never into one that is closed', async () => {
    const criar = (desde: string) =>
      admin.try('POST /api/parametro/criar', {
        body: { nome: 'salario_minimo', desde, valor: 1650.5, fonte: 'Decreto de demonstração' },
      })
    expect(await criar('2025-06-01')).toMatchObject({
      status: 400,
      body: {
        campos: { desde: 'O período antes de 01/01/2026 já está encerrado e não pode mudar' },
      },
    })
    expect(await criar('2026-11-01')).toMatchObject({
      status: 201,
      body: { valor: 1650.5, situacao: 'em_vigor' },
    })
  })

  it('refuse what is no amount', async () => {
    const body = { nome: 'salario_minimo', desde: '2027-01-01', fonte: 'Decreto 1/2027' } as const
    for (const valor of [0, -1, 1e9, 1.234, Number.NaN])
      expect(await admin.try('POST /api/parametro/criar', { body: { ...body, valor } })).toMatchObject({
        status: 400,
      })
  })
})

describe('floors', () => {
  const serie = async () => {
    const { results } = await admin.call('GET /api/piso/listar', { query: { cargoId: '1' } })
    return results
  }

  it('are shown by cargo and by union, with what is in force marked', async () => {
    const pisos = await serie()
    expect(pisos).toHaveLength(6)
    expect(pisos.filter(({ situacao }) => situacao === 'em_vigor')).toHaveLength(3)
    const [{ sindicatoId } = { sindicatoId: 0 }] = pisos
    const doSindicato = await admin.call('GET /api/piso/listar', { query: { sindicatoId } })
    expect(new Set(doSindicato.results.map(({ cargo }) => cargo)).size).toBe(12)
  })

  it('of an agreement signed late hold from its date-base, before which nothing moves', async () => {
    const [atual] = await serie()
    if (!atual) throw new Error('No floor')
    const { cargoId, sindicatoId } = atual
    const criar = (desde: string, extra: object = {}) =>
      admin.try('POST /api/piso/criar', {
        body: { cargoId, sindicatoId, desde, valorCentavos: 200_000, ...extra },
      })
    expect(await criar('2026-10-01')).toMatchObject({ status: 201, body: { situacao: 'em_vigor' } })
    expect(await criar('2026-10-01')).toMatchObject({ status: 400 })
    expect(await criar('2025-12-01')).toMatchObject({ status: 400 })
    expect(await criar('2026-12-01', { convencaoId: 999 })).toMatchObject({
      status: 400,
      body: { campos: { convencaoId: 'Escolha uma convenção deste sindicato' } },
    })
    const { results } = await admin.call('GET /api/cargo/historico/:id', { params: { id: cargoId } })
    expect(results[0]).toMatchObject({
      titulo: 'Piso: inclusão',
      mudancas: expect.arrayContaining([
        expect.objectContaining({ campo: 'Piso', para: expect.stringMatching(/^R\$\s2\.000,00$/) }),
      ]),
    })
  })
})

describe('agreements', () => {
  const sindicato = async () =>
    (await admin.call('GET /api/sindicato/listar', { query: { uf: 'CE' } })).results[0]?.id ?? 0
  const dados = { tipo: 'cct' as const, inicio: '2027-01-01', fim: '2028-12-31', reajustePercentual: 6.25 }

  it('hold two years at most, and never two of one kind on a day', async () => {
    const sindicatoId = await sindicato()
    const criar = (mudanca: object) =>
      admin.try('POST /api/convencao/criar', { body: { sindicatoId, dados: { ...dados, ...mudanca } } })
    expect(await criar({ fim: '2029-01-01' })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.fim': 'Uma convenção vale no máximo dois anos (CLT art. 614 § 3º)' } },
    })
    expect(await criar({ fim: '2026-12-31' })).toMatchObject({ status: 400 })
    expect(await criar({ inicio: '2026-12-31', fim: '2027-12-30' })).toMatchObject({
      status: 409,
      body: { campos: { 'dados.inicio': 'Já há uma convenção deste tipo em parte deste período' } },
    })
    expect(await criar({ adicionalNoturnoPercentual: 10 })).toMatchObject({ status: 400 })
    expect(await criar({})).toMatchObject({ status: 201, body: { situacao: 'futura', versao: 1 } })
    // A company agreement may stand beside the convention.
    expect(await criar({ tipo: 'act' })).toMatchObject({ status: 201 })
  })

  it('change while they are not over, in the version seen', async () => {
    const { results } = await admin.call('GET /api/convencao/listar', {
      query: { sindicatoId: await sindicato() },
    })
    const futura = results.find(({ tipo, situacao }) => tipo === 'cct' && situacao === 'futura')
    const encerrada = results.find(({ situacao }) => situacao === 'encerrada')
    const editar = (id = 0, versao = 1) =>
      admin.try('PUT /api/convencao/editar', {
        body: { id, versao, dados: { ...dados, ticketDiaCentavos: 2500 } },
      })
    expect(await editar(futura?.id)).toMatchObject({
      status: 200,
      body: { ticketDiaCentavos: 2500, versao: 2 },
    })
    const { nome } = await admin.call('GET /api/conta/perfil')
    expect(await editar(futura?.id)).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(`^Alterado por ${nome} em \\d`),
      },
    })
    expect(await editar(encerrada?.id)).toMatchObject({
      status: 409,
      body: { mensagem: 'Esta convenção já encerrou e não pode mudar.' },
    })
    expect(await editar(999_999)).toMatchObject({ status: 404 })
  })

  it('are annulled with a reason, but not under floors that came from them', async () => {
    const sindicatoId = await sindicato()
    const { results } = await admin.call('GET /api/convencao/listar', { query: { sindicatoId } })
    const anular = (situacao: string) =>
      admin.try('POST /api/convencao/anular', {
        body: { id: results.find((c) => c.situacao === situacao)?.id ?? 0, motivo },
      })
    expect(await anular('em_vigor')).toMatchObject({
      status: 409,
      body: { mensagem: 'Há pisos cadastrados por esta convenção.' },
    })
    expect(await anular('futura')).toMatchObject({ status: 200 })
    const { results: historia } = await admin.call('GET /api/sindicato/historico/:id', {
      params: { id: sindicatoId },
    })
    expect(historia[0]).toMatchObject({
      titulo: 'Convenção: retirada',
      mudancas: expect.arrayContaining([{ campo: 'Motivo da anulação', de: motivo, para: null }]),
    })
  })
})

describe('the trail', () => {
  it('agrees with itself after all of this', async () => {
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })
})
