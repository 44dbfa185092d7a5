import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { faixasDeEstabilidade } from '@rh/domain/regras/estabilidade/faixas'
import { grupos } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../../seed/usuarios.ts'
import { AGORA, alguem, doenca, HOJE, homologar, informar, mover } from '../../../test/afastamentos.ts'
import { noiteDe } from '../../../test/clock.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { podeChamar } from '../../../test/prova.ts'
import { recalcularTodasAsEstabilidades } from './recalcular.ts'

let rh: TestApp
let cadastro: Client
let sesmt: Client
let gestor: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  cadastro = await rh.as('cadastro')
  sesmt = await rh.as('sesmt')
  gestor = await rh.as('gestor')
})
afterAll(() => rh[Symbol.asyncDispose]())

const cipa = {
  tipo: 'CIPA',
  inicio: '2026-03-02',
  marco: '2026-10-31',
  documento: 'Ata da eleição 2026',
} as const
const gravidez = {
  tipo: 'GESTANTE',
  inicio: '2026-11-03',
  marco: '2027-05-10',
  marcoPrevisto: true,
  documento: 'Exame entregue ao Sesmt',
} as const

const ficha = (client: Client, id: number) =>
  client.call('GET /api/colaborador/estabilidades/:id', { params: { id: String(id) } })
const registrar = (client: Client, id: number, dados: object) =>
  client.call('POST /api/colaborador/estabilidades', { body: { id, dados: dados as typeof gravidez } })
const tentar = (client: Client, id: number, dados: object) =>
  client.try('POST /api/colaborador/estabilidades', { body: { id, dados: dados as typeof gravidez } })
const radar = (client: Client, query: Record<string, string> = {}) =>
  client.call('GET /api/demissao/estabilidades', { query: { porPagina: '100', ...query } })
const noRadar = async (id: number) =>
  (await radar(cadastro)).results.filter(({ colaboradorId }) => colaboradorId === id)

describe('facts of a protection', () => {
  it('are registered on the file with their paper, and show from when to when and why', async () => {
    const id = await alguem(rh.db)
    const { estabilidades, registros, registra } = await registrar(cadastro, id, cipa)
    expect(estabilidades).toEqual([
      {
        tipo: 'CIPA',
        nome: 'Membro eleito da CIPA',
        inicio: '2026-03-02',
        // A year after the mandate.
        fim: '2027-10-31',
        previsto: false,
        situacao: 'vigente',
        origem: 'Registro de 20/11/2026',
        fundamento: 'ADCT art. 10 II a; CLT art. 165; Súmula 339 TST',
        permite: [
          'Justa causa comprovada',
          'Pedido de demissão com assistência do sindicato',
          'Fim do prazo do contrato',
          'Encerramento do estabelecimento',
        ],
      },
    ])
    expect(registros).toMatchObject([{ tipo: 'CIPA', documento: 'Ata da eleição 2026', substituido: null }])
    expect(registra).toContain('DIRIGENTE_SINDICAL')
  })

  it('are corrected and taken back by rows of their own; what was said before stays readable', async () => {
    const id = await alguem(rh.db)
    const { registros: antes } = await registrar(cadastro, id, cipa)
    const registroId = antes[0]?.id ?? 0
    const motivo = 'O mandato termina em dezembro'
    const corrigida = await cadastro.call('POST /api/colaborador/estabilidades/corrigir', {
      body: { id, registroId, dados: { ...cipa, marcoPrevisto: false, marco: '2026-12-31' }, motivo },
    })
    expect(corrigida.estabilidades.map(({ fim }) => fim)).toEqual(['2027-12-31'])
    expect(corrigida.registros).toMatchObject([
      { marco: '2026-12-31', substituido: null },
      {
        id: registroId,
        marco: '2026-10-31',
        substituido: { anulado: false, motivo, por: expect.any(String) },
      },
    ])
    const novo = corrigida.registros[0]?.id ?? 0
    const anulada = await cadastro.call('POST /api/colaborador/estabilidades/anular', {
      body: { id, registroId: novo, motivo: 'Registrada na pessoa errada' },
    })
    expect(anulada.estabilidades).toEqual([])
    expect(anulada.registros.map(({ substituido }) => substituido?.anulado)).toEqual([true, false])
    expect(await noRadar(id)).toEqual([])
    // What is no longer in force is not there to be corrected again.
    for (const velho of [registroId, novo]) {
      const resposta = await cadastro.try('POST /api/colaborador/estabilidades/anular', {
        body: { id, registroId: velho, motivo: 'Registrada na pessoa errada' },
      })
      expect(resposta.status).toBe(404)
    }
  })

  it('of somebody else cannot be corrected, and the table takes no other change', async () => {
    const [um, outro] = [await alguem(rh.db), await alguem(rh.db)]
    const { registros } = await registrar(cadastro, um, cipa)
    const resposta = await cadastro.try('POST /api/colaborador/estabilidades/anular', {
      body: { id: outro, registroId: registros[0]?.id ?? 0, motivo: 'Registrada na pessoa errada' },
    })
    expect(resposta.status).toBe(404)
    await expect(sql`update estabilidade_registro set documento = 'outro'`.execute(rh.db)).rejects.toThrow(
      /somente acréscimos/,
    )
  })

  it.each<[string, object, string]>([
    ['a clause without its end', { ...cipa, tipo: 'CCT', marco: undefined }, 'fim'],
    ['months where the law says them', { ...cipa, meses: 6 }, 'meses'],
    ['an end before the start', { ...cipa, marco: '2024-10-31' }, 'marco'],
    ['a last day before the first', { ...cipa, fim: '2026-03-01' }, 'fim'],
    ['a landmark that the kind does not have', { ...cipa, tipo: 'SERVICO_MILITAR' }, 'marco'],
    ['a landmark that is no day', { ...cipa, marco: '2026-02-30' }, 'marco'],
    ['no first day', { ...cipa, inicio: undefined }, 'inicio'],
    ['no paper', { ...cipa, documento: ' ' }, 'documento'],
    ['a kind that is not one', { ...cipa, tipo: 'OUTRA' }, 'tipo'],
  ])('are refused with %s', async (_nome, dados, campo) => {
    const resposta = await tentar(cadastro, await alguem(rh.db), dados)
    expect(resposta.status).toBe(400)
    expect(resposta.body).toMatchObject({ campos: { [`dados.${campo}`]: expect.any(String) } })
  })

  it('of a clause end by its months and days', async () => {
    const clausula = {
      tipo: 'CCT',
      inicio: '2026-11-01',
      meses: 2,
      dias: 10,
      documento: 'Cláusula 33 da CCT',
    }
    const { estabilidades } = await registrar(cadastro, await alguem(rh.db), clausula)
    expect(estabilidades).toMatchObject([{ tipo: 'CCT', fim: '2027-01-11' }])
  })

  it('that two people register at once are both kept, and one correction wins', async () => {
    const id = await alguem(rh.db)
    await Promise.all([registrar(cadastro, id, cipa), registrar(sesmt, id, gravidez)])
    const { registros } = await ficha(cadastro, id)
    expect(registros.map(({ tipo }) => tipo).toSorted()).toEqual(['CIPA', 'GESTANTE'])
    const registroId = registros[0]?.id ?? 0
    const anular = () =>
      cadastro.try('POST /api/colaborador/estabilidades/anular', {
        body: { id, registroId, motivo: 'Registrada na pessoa errada' },
      })
    const respostas = await Promise.all(Array.from({ length: 8 }, anular))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 404)).toHaveLength(7)
  })
})

describe('a leave that protects', () => {
  it('shows with its days, from the leave on, while nobody knows when the benefit ends', async () => {
    const id = await alguem(rh.db)
    const acidente = {
      ...doenca('2026-10-20', undefined, { acidente: { data: '2026-10-20', cat: '2026.1234567.8/01' } }),
      motivo: '01',
    }
    const { id: afastamento } = await informar(cadastro, id, acidente)
    await homologar(sesmt, afastamento)
    const { estabilidades } = await ficha(cadastro, id)
    expect(estabilidades).toMatchObject([
      { tipo: 'ACIDENTADO', inicio: '2026-10-20', fim: null, situacao: 'vigente' },
    ])
    expect(await noRadar(id)).toMatchObject([{ tipo: 'ACIDENTADO', fim: null, faixa: 'sem_fim' }])
  })

  it('protects from the day it was informed, and no more once it is refused', async () => {
    const id = await alguem(rh.db)
    const acidente = {
      ...doenca('2026-10-20', '2026-11-30', { acidente: { data: '2026-10-20', cat: '2026.1234567.8/01' } }),
      motivo: '01',
    }
    const { id: afastamento } = await informar(cadastro, id, acidente)
    expect(await noRadar(id)).toMatchObject([{ tipo: 'ACIDENTADO', fim: '2027-11-30', faltam: 375 }])
    const { status } = await mover(sesmt, afastamento, 'recusar', {
      motivo: 'O acidente não foi no trabalho',
    })
    expect(status).toBe(200)
    expect(await noRadar(id)).toEqual([])
  })
})

describe('the radar', () => {
  it('has every protection that is not over, by how soon it ends, with its bands counted', async () => {
    const id = await alguem(rh.db)
    await registrar(cadastro, id, cipa)
    await registrar(cadastro, id, { ...cipa, tipo: 'CCT', marco: undefined, fim: '2026-12-01' })
    await registrar(cadastro, id, { ...cipa, tipo: 'CCT', marco: undefined, fim: '2026-11-19' })
    await registrar(cadastro, id, {
      ...cipa,
      tipo: 'SERVICO_MILITAR',
      marco: undefined,
      inicio: '2026-12-10',
      fim: '2027-01-10',
    })
    expect((await noRadar(id)).map(({ tipo, fim, faixa }) => [tipo, fim, faixa])).toEqual([
      ['CCT', '2026-12-01', 'ate_30'],
      ['SERVICO_MILITAR', '2027-01-10', 'futura'],
      ['CIPA', '2027-10-31', 'depois'],
    ])
    const { contagens, total, results } = await radar(cadastro)
    expect(Object.values(contagens).reduce((soma, quantos) => soma + quantos, 0)).toBe(total)
    for (const faixa of Object.keys(faixasDeEstabilidade) as (keyof typeof contagens)[]) {
      const { total: naFaixa } = await radar(cadastro, { faixa })
      expect([faixa, naFaixa]).toEqual([faixa, contagens[faixa]])
    }
    const fins = results.map(({ fim }) => fim ?? '9999')
    expect(fins).toEqual(fins.toSorted())
  })

  it('is searched, filtered and exported', async () => {
    const id = await alguem(rh.db)
    await registrar(cadastro, id, { ...cipa, tipo: 'DIRIGENTE_SINDICAL' })
    const [linha] = await noRadar(id)
    const nome = linha?.nome ?? ''
    expect((await radar(cadastro, { busca: nome, tipo: 'DIRIGENTE_SINDICAL' })).total).toBe(1)
    expect((await radar(cadastro, { busca: nome, tipo: 'CIPA' })).total).toBe(0)
    const arquivo = await cadastro.call('GET /api/demissao/estabilidades/exportar', {
      query: { formato: 'csv', busca: nome, colunas: 'nome,tipo,fim,fundamento' },
    })
    expect(await arquivo.text()).toContain(`${nome};Dirigente sindical;31/10/2027;"CF art. 8º VIII`)
    const planilha = await cadastro.call('GET /api/demissao/estabilidades/exportar', {
      query: { formato: 'xlsx', busca: nome },
    })
    expect((await planilha.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  })

  it('is of Rh alone, and leaves out who is gone', async () => {
    const id = await alguem(rh.db)
    await registrar(cadastro, id, cipa)
    await sql`update vinculo set data_desligamento = ${HOJE}::date - 1 where id = ${id}`.execute(rh.db)
    expect(await noRadar(id)).toEqual([])
    for (const grupo of grupos) {
      const pode = podeChamar('GET /api/demissao/estabilidades', grupo)
      const cliente = await rh.as(loginDoGrupo(grupo))
      const { status } = await cliente.try('GET /api/demissao/estabilidades', { query: {} })
      expect([grupo, status]).toEqual([grupo, pode ? 200 : 403])
    }
    expect((await gestor.try('GET /api/demissao/estabilidades', { query: {} })).status).toBe(403)
    expect((await sesmt.try('GET /api/demissao/estabilidades', { query: {} })).status).toBe(403)
  })

  it('is worked out again by the task of the night: an agreement that begins protects who came back', async () => {
    const id = await alguem(rh.db)
    const { id: afastamento } = await informar(cadastro, id, doenca('2026-10-21', '2026-11-19'))
    await homologar(sesmt, afastamento)
    await sql`update afastamento set retorno = '2026-11-20', vigente = false where processo_id = ${afastamento}`.execute(
      rh.db,
    )
    const { rows } = await sql<{ sindicatoId: number }>`
      select vv.sindicato_id from vinculo_versao vv where vv.vinculo_id = ${id}`.execute(rh.db)
    const sindicato = rows[0]?.sindicatoId ?? 0
    await sql`update convencao set estabilidade_retorno_dias = null where sindicato_id = ${sindicato}`.execute(
      rh.db,
    )
    await sql`insert into convencao (sindicato_id, tipo, inicio, fim, estabilidade_retorno_dias)
      values (${sindicato}, 'act', '2026-01-01', '2027-12-30', 60)`.execute(rh.db)
    await recalcularTodasAsEstabilidades.executar(rh.deps)
    expect(await noRadar(id)).toMatchObject([
      { tipo: 'CCT', inicio: '2026-11-20', fim: '2027-01-18', faixa: 'ate_90' },
    ])
    // Twice does nothing more.
    await recalcularTodasAsEstabilidades.executar(rh.deps)
    expect(await noRadar(id)).toHaveLength(1)
    // CLT art. 614 § 3º: it is of the agreement in force on the day of the return, not of the one that begins after it.
    await sql`update convencao set fim = '2026-11-19' where sindicato_id = ${sindicato} and tipo = 'act'`.execute(
      rh.db,
    )
    await sql`insert into convencao (sindicato_id, tipo, inicio, fim, estabilidade_retorno_dias)
      values (${sindicato}, 'act', '2026-11-21', '2027-12-30', 90)`.execute(rh.db)
    rh.clock.irPara(noiteDe('2026-11-22'))
    await recalcularTodasAsEstabilidades.executar(rh.deps)
    rh.clock.irPara(AGORA)
    expect(await noRadar(id)).toEqual([])
  })
})

describe('what is secret of a protection', () => {
  it('LGPD art. 11: of a pregnancy, Operacional knows that there is a protection and its days, and nothing else', async () => {
    const id = await alguem(rh.db)
    await registrar(sesmt, id, gravidez)
    const vista = await ficha(gestor, id)
    expect(vista).toEqual({
      hoje: HOJE,
      estabilidades: [
        {
          nome: 'Estabilidade provisória',
          inicio: '2026-11-03',
          fim: '2027-10-10',
          previsto: true,
          situacao: 'vigente',
          origem: 'Motivo reservado',
          fundamento: 'Garantia provisória de emprego',
          permite: [],
        },
      ],
      registros: [],
      registra: [],
    })
    expect((await ficha(cadastro, id)).estabilidades[0]?.tipo).toBe('GESTANTE')
    expect((await ficha(sesmt, id)).registros).toHaveLength(1)
  })

  it('a dismissal is stopped by it, and tells the reason to Rh alone', async () => {
    const id = await alguem(rh.db)
    await registrar(sesmt, id, gravidez)
    const dados = { causa: '02', comunicacao: HOJE, aviso: 'indenizado', motivo: 'Redução do posto' }
    const lido = async (client: Client) => ({
      inicio: await client.call('GET /api/demissao/obter', { query: { colaborador: String(id) } }),
      ...(await client.call('POST /api/demissao/verificar', {
        body: { colaboradorId: id, dados },
      })),
    })
    const bloqueio = ({ pendencias }: Awaited<ReturnType<typeof lido>>) =>
      pendencias.find(({ codigo }) => codigo === 'ESTABILIDADE')?.mensagem
    const [doRh, doGestor] = [await lido(cadastro), await lido(gestor)]
    expect(bloqueio(doRh)).toMatch(/^Gestante/)
    expect(JSON.stringify(doRh.inicio)).toContain('Gestante')
    expect(bloqueio(doGestor)).toMatch(/^Estabilidade provisória/)
    expect(JSON.stringify(doGestor.inicio)).toContain('Estabilidade provisória')
    expect(JSON.stringify(doGestor)).not.toMatch(/gestante|391-A/i)
  })

  it('Sesmt registers what its work hears of, and sees nothing of a union', async () => {
    const id = await alguem(rh.db)
    const { registra } = await registrar(cadastro, id, { ...cipa, tipo: 'DIRIGENTE_SINDICAL' })
    expect(registra).toHaveLength(10)
    const vista = await ficha(sesmt, id)
    expect(vista.registra).toEqual(['GESTANTE', 'ACIDENTADO', 'CIPA'])
    expect(vista.registros).toEqual([])
    expect(vista.estabilidades[0]).not.toHaveProperty('tipo')
    const resposta = await tentar(sesmt, id, { ...cipa, tipo: 'DIRIGENTE_SINDICAL' })
    expect(resposta.status).toBe(400)
  })

  it('people of other contracts are not there, and nobody but Rh and Sesmt registers', async () => {
    const fora = await alguem(rh.db, { noEscopo: false })
    const resposta = await gestor.try('GET /api/colaborador/estabilidades/:id', {
      params: { id: String(fora) },
    })
    expect(resposta.status).toBe(404)
    const id = await alguem(rh.db)
    for (const login of ['gestor', 'vagas', 'almoxarifado', 'beneficio'])
      expect([login, (await tentar(await rh.as(login), id, cipa)).status]).toEqual([login, 403])
  })

  it('the trail of the person does not tell it', async () => {
    const id = await alguem(rh.db)
    await registrar(sesmt, id, gravidez)
    const { results } = await gestor.call('GET /api/colaborador/alteracoes/:id', {
      params: { id: String(id) },
      query: {},
    })
    expect(JSON.stringify(results)).not.toMatch(/GESTANTE|Exame entregue/)
    const { rows } = await sql<{ quantas: number }>`
      select count(*)::int as quantas from auditoria where entidade = 'estabilidade'
         and registro in (select id from estabilidade_registro where vinculo_id = ${id})`.execute(rh.db)
    expect(rows[0]?.quantas).toBe(1)
  })
})
