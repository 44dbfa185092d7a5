import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doenca, homologar, informar } from '../../test/afastamentos.ts'
import { alguemDeFerias, fracao, pedida } from '../../test/ferias.ts'
import { apurarContratos } from '../passivo/apurar.ts'
import { somarContratos } from '../passivo/somas.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { noiteDe } from '../../test/clock.ts'

let rh: TestApp
let gerente: Client
beforeAll(async () => {
  rh = await createTestApp()
  gerente = await rh.as('gerente.rh')
})
afterAll(() => rh[Symbol.asyncDispose]())

const VALORES = [
  'vencidas',
  'dobra',
  'proporcionais',
  'terco',
  'decimoTerceiro',
  'encargos',
  'total',
] as const
const porContrato = (query: Record<string, string | number> = {}) =>
  gerente.call('GET /api/relatorios/passivo', { query: { porPagina: 100, ...query } })
const porPessoa = (query: Record<string, string | number> = {}) =>
  gerente.call('GET /api/relatorios/passivo-por-pessoa', { query: { porPagina: 100, ...query } })
const daFicha = async (id: number, em?: string) =>
  (await gerente.call('GET /api/passivo/:id', { params: { id }, query: em === undefined ? {} : { em } }))
    .passivo

async function todasAsPessoas(query: Record<string, string | number>) {
  const { total, results } = await porPessoa(query)
  const paginas = [results]
  for (let pagina = 2; (pagina - 1) * 100 < total; pagina += 1)
    paginas.push((await porPessoa({ ...query, pagina })).results)
  return paginas.flat()
}
const somar = (linhas: readonly Readonly<Record<string, unknown>>[], nome: string): number =>
  linhas.reduce((soma, linha) => soma + Number(linha[nome]), 0)

describe.each([
  ['today', undefined],
  ['of a past month', '2026-08-31'],
] as const)('%s', (_, em) => {
  const dia = em === undefined ? {} : { em }

  it('a contract owes what its people are owed, to the cent, and the foot is the sum of all', async () => {
    const { results: contratos, totais } = await porContrato(dia)
    expect(contratos.length).toBeGreaterThan(5)
    for (const { id, ...contrato } of contratos.slice(0, 4)) {
      const pessoas = await todasAsPessoas({ ...dia, contratoId: id })
      expect(pessoas).toHaveLength(Number(contrato['pessoas']))
      for (const nome of VALORES) expect(somar(pessoas, nome)).toBe(contrato[nome])
    }
    for (const nome of VALORES) expect(totais[nome]).toBe(somar(contratos, nome))
    const daEmpresa = await porPessoa(dia)
    for (const nome of VALORES) expect(daEmpresa.totais[nome]).toBe(totais[nome])
    expect(daEmpresa.total).toBe(totais['pessoas'])
  })

  it('the file of a person tells how its figure was reached', async () => {
    const { results } = await porPessoa(dia)
    for (const { id, ...linha } of results.slice(0, 5)) {
      const conta = await daFicha(id, em)
      expect(conta?.totalCentavos).toBe(linha['total'])
      expect(conta?.decimoTerceiroCentavos).toBe(linha['decimoTerceiro'])
      expect(conta?.memoria.at(-1)?.descricao).toBe('Passivo de férias e 13º')
    }
  })
})

it('is the same however many people are read at once', async () => {
  const inteiro = await apurarContratos(rh.db, '2026-10-31', sql`true`)
  const aosPoucos = await apurarContratos(rh.db, '2026-10-31', sql`true`, 7)
  const emOrdem = (contratos: typeof inteiro) => contratos.toSorted((a, b) => a.contratoId - b.contratoId)
  expect(emOrdem(aosPoucos)).toEqual(emOrdem(inteiro))
  const { rows } = await sql<{ pessoas: number }>`
    select count(*)::int as pessoas from vinculo
     where data_admissao <= '2026-10-31' and (data_desligamento is null or data_desligamento > '2026-10-31')`.execute(
    rh.db,
  )
  expect(somarContratos(inteiro).pessoas).toBe(rows[0]?.pessoas)
})

it('follows a change that was committed after later ones had been', async () => {
  const total = async () => (await porContrato()).totais['total']
  const antes = await total()
  await rh.db.transaction().execute(async (tx) => {
    await sql`update vinculo_versao set salario_centavos = salario_centavos + 100000`.execute(tx)
    await sql`update feriado set nome = nome || '.' where id = (select min(id) from feriado)`.execute(rh.db)
    expect(await total()).toBe(antes)
  })
  expect(await total()).toBeGreaterThan(Number(antes))
})

/** Periods whose days taken are not those of the lines of the ledger. */
const semOsDiasDoRazao = async () =>
  (
    await sql`select fp.id from ferias_periodo fp
       where fp.tomado <> coalesce((select -sum(l.dias) from ferias_lancamento l
               where l.periodo_id = fp.id and l.processo_id is not null and l.tipo <> 'ajuste'), 0)`.execute(
      rh.db,
    )
  ).rows

describe('of one person', () => {
  it('what vacations took of a period is what the ledger says, after each of its lines', async () => {
    expect(await semOsDiasDoRazao()).toEqual([])
    const { periodoId } = await alguemDeFerias(rh)
    const tomado = async () =>
      (
        await sql<{ tomado: number }>`select tomado from ferias_periodo where id = ${periodoId}`.execute(
          rh.db,
        )
      ).rows[0]?.tomado
    const { rows } = await sql<{
      id: number
    }>`select min(id) as id from processo where tipo = 'ferias'`.execute(rh.db)
    const lancar = (tipo: string, dias: number, processo: number | null) =>
      sql`insert into ferias_lancamento (periodo_id, tipo, dias, processo_id, motivo, em)
        values (${periodoId}, ${tipo}, ${dias}, ${processo}, 'Prova', now())`.execute(rh.db)
    const processo = rows[0]?.id ?? null
    await lancar('reserva', -20, processo)
    expect(await tomado()).toBe(20)
    await lancar('estorno', 6, processo)
    await lancar('ajuste', -3, processo)
    await lancar('perda', -1, null)
    expect(await tomado()).toBe(14)
    expect(await semOsDiasDoRazao()).toEqual([])
  })

  it('CLT arts. 130 and 146: the balance of the ledger and the twelfths of the year in course', async () => {
    const { id } = await alguemDeFerias(rh)
    const { rows } = await sql<{ saldo: number }>`
      select sum(saldo)::int as saldo from ferias_periodo where vinculo_id = ${id}`.execute(rh.db)
    const conta = await daFicha(id)
    expect(conta?.memoria).toContainEqual(
      expect.objectContaining({
        descricao: 'Dias que restam dos períodos completos',
        valor: `${rows[0]?.saldo} dias`,
      }),
    )
  })

  it('CLT art. 145: a vacation leaves the balance on the day it begins, and not when it was asked for', async () => {
    const pessoa = await alguemDeFerias(rh)
    const antes = await daFicha(pessoa.id)
    await pedida(rh, await rh.as('coordenador.operacional'), { fracoes: [fracao('2027-01-11', 14)] }, pessoa)
    expect(await daFicha(pessoa.id)).toEqual(antes)
    await sql`update ausencia set confirmada = true where vinculo_id = ${pessoa.id}`.execute(rh.db)
    const agora = rh.clock.agora()
    try {
      rh.clock.irPara(noiteDe('2027-01-11'))
      gerente = await rh.as('gerente.rh')
      const dias = (conta: typeof antes) =>
        conta?.memoria.find(({ descricao }) => descricao === 'Dias que restam dos períodos completos')?.valor
      expect(dias(await daFicha(pessoa.id, '2027-01-10'))).toBe('30 dias')
      expect(dias(await daFicha(pessoa.id, '2027-01-11'))).toBe('16 dias')
    } finally {
      rh.clock.irPara(agora.toString())
      gerente = await rh.as('gerente.rh')
    }
  })

  it('is nothing once the bond ended, and of no day to come', async () => {
    const { rows } = await sql<{ id: number; fim: string }>`
      select id, data_desligamento as fim from vinculo where data_desligamento < '2026-10-01' limit 1`.execute(
      rh.db,
    )
    const { id = 0, fim = '' } = rows[0] ?? {}
    expect(await daFicha(id)).toBeNull()
    const vespera = Temporal.PlainDate.from(fim).subtract({ days: 1 }).toString()
    expect(await daFicha(id, vespera)).not.toBeNull()
    const futuro = { params: { id }, query: { em: '2199-01-01' } }
    expect((await gerente.try('GET /api/passivo/:id', futuro)).status).toBe(400)
    expect(
      (await (await rh.as('gestor')).try('GET /api/passivo/:id', { params: { id }, query: {} })).status,
    ).toBe(403)
  })

  it('follows the rates of the register by their date', async () => {
    const { id } = await alguemDeFerias(rh)
    const em = '2026-10-31'
    const antes = await daFicha(id, em)
    await sql`insert into parametro_legal (nome, desde, valor, fonte)
      values ('encargo_terceiros', '2026-10-01', 0, 'Regime que dispensa')`.execute(rh.db)
    const depois = await daFicha(id, em)
    expect(depois?.encargosCentavos).toBeLessThan(antes?.encargosCentavos ?? 0)
    expect((await daFicha(id, '2026-09-30'))?.encargosCentavos).toBeGreaterThan(0)
    await sql`delete from parametro_legal where nome = 'encargo_terceiros' and desde = '2026-10-01'`.execute(
      rh.db,
    )
  })
})

it('CLT arts. 133 IV and 471: a leave that is still open gives no twelfth of vacation', async () => {
  const pessoas = [await alguemDeFerias(rh), await alguemDeFerias(rh)] as const
  const avos = async ({ id }: { readonly id: number }) =>
    (await daFicha(id))?.memoria.find(({ descricao }) => descricao === 'Meses do período aquisitivo em curso')
      ?.valor
  expect(await avos(pessoas[0])).toBe('8/12')
  const [coordenador, sesmt] = [await rh.as('coordenador'), await rh.as('sesmt')]
  for (const [{ id }, inicio] of [
    [pessoas[0], '2026-04-01'],
    [pessoas[1], '2026-06-15'],
  ] as const) {
    const licenca = await informar(coordenador, id, doenca(inicio, undefined))
    await homologar(sesmt, licenca.id)
  }
  // INSS since 16/04, more than six months; and since 30/06, fewer.
  expect(await avos(pessoas[0])).toBe('0/12')
  expect(await avos(pessoas[1])).toBe('8/12')
})

it('CLT art. 133 IV: a day before the six months of a benefit owes what it owed, whatever is registered after it', async () => {
  const { id } = await alguemDeFerias(rh)
  const cadastro = await rh.as('cadastro')
  const antes = [await daFicha(id, '2026-06-30'), await daFicha(id, '2026-11-19')]
  await cadastro.call('POST /api/colaborador/ferias/ocorrencia', {
    body: {
      id,
      dados: {
        tipo: 'BENEFICIO_INSS',
        inicio: '2026-04-16',
        fim: '2026-11-10',
        motivo: 'Carta de concessão na pasta',
      },
    },
  })
  expect(await daFicha(id, '2026-06-30')).toEqual(antes[0])
  // Since 13/10 more than six months; the next period began on 11/11.
  expect((await daFicha(id, '2026-10-31'))?.memoria).toContainEqual(
    expect.objectContaining({ descricao: 'Meses do período aquisitivo em curso', valor: '0/12' }),
  )
  expect((await daFicha(id, '2026-11-19'))?.totalCentavos).toBeLessThan(antes[1]?.totalCentavos ?? 0)
})
