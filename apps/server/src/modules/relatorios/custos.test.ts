import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ausentar, criarNoPosto, criarPosto, postoNoQuadro, type PostoDeTeste } from '../../test/cobertura.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gerente: Client
beforeAll(async () => {
  rh = await createTestApp()
  gerente = await rh.as('gerente.rh')
})
afterAll(() => rh[Symbol.asyncDispose]())

const TODOS = { de: '2020-01-01', ate: '2026-11-20' }
const ler = (query: Record<string, string | number> = {}) =>
  gerente.call('GET /api/relatorios/custos', { query: { ...TODOS, porPagina: 100, ...query } })
const doTipo = async (tipo: string) => (await ler({ tipo })).results
const processos = async (tipo: string, status: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from processo where tipo = ${tipo} and status = any (${[...status]}::text[]) order by id`.execute(
    rh.db,
  )
  return rows.map(({ id }) => id)
}

/** Writes a cover of these days. */
const cobrir = (
  vinculoId: number,
  posto: PostoDeTeste,
  inicio: string,
  fim: string,
  tipo: 'substituto' | 'folguista' = 'substituto',
) =>
  sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
    values (${vinculoId}, ${posto.id}, ${inicio}::date, ${fim}::date, ${tipo})`.execute(rh.db)

/** A cycle of six hours a day, which goes on through holidays. */
const rodizioDeSeisHoras = async (): Promise<string> => {
  await sql`insert into escala (nome, tipo, entrada, saida, horas_semanais, intervalo_minutos, dias, ciclo_trabalho, ciclo_folga)
    values ('Rodízio de seis horas', '5x1', '08:00', '14:00', 36, 0, '{}', 5, 1) on conflict (nome) do nothing`.execute(
    rh.db,
  )
  return 'Rodízio de seis horas'
}

/** What the only cover of somebody costs within a span. */
const custoDe =
  (nome: string, { contratoId }: PostoDeTeste) =>
  async (de: string, ate: string): Promise<number> => {
    const { results } = await ler({ tipo: 'cobertura', contratoId, de, ate })
    return Number(results.find((linha) => linha.nome === nome)?.unico ?? 0)
  }

describe('agrees to the cent with the page of each process', () => {
  it('of dismissals, by the statement that was sent to be checked', async () => {
    const linhas = await doTipo('demissao')
    expect(linhas.length).toBeGreaterThan(0)
    for (const { id, unico, mensal } of linhas) {
      const { conferencia, simulacao } = await gerente.call('GET /api/demissao/obter/:id', { params: { id } })
      const tipos = new Map(simulacao?.linhas.map(({ codigo, tipo }) => [codigo, tipo]))
      const soma = (conferencia?.linhas ?? [])
        .filter(({ codigo }) => tipos.get(codigo) !== 'desconto')
        .reduce((total, { demonstrativo }) => total + (demonstrativo ?? 0), 0)
      expect([id, unico, mensal]).toEqual([id, soma, null])
    }
  })

  it('with what was paid beside the sums of the law, and without what was taken', async () => {
    const [antes] = await doTipo('demissao')
    const linhas = JSON.stringify([
      { codigo: 'outros_proventos_1', centavos: 50_000 },
      { codigo: 'outros_descontos_1', centavos: 700 },
    ])
    await sql`update demissao set demonstrativo =
      jsonb_set(demonstrativo, '{linhas}', demonstrativo -> 'linhas' || ${linhas}::jsonb)
      where processo_id = ${antes?.id}`.execute(rh.db)
    const depois = (await doTipo('demissao')).find(({ id }) => id === antes?.id)
    expect(depois?.unico).toBe(Number(antes?.unico) + 50_000)
    const { conferencia } = await gerente.call('GET /api/demissao/obter/:id', {
      params: { id: antes?.id ?? 0 },
    })
    const rotulos = conferencia?.linhas.map(({ rotulo }) => rotulo)
    expect(rotulos).toEqual(expect.arrayContaining(['Outro provento', 'Outro desconto']))
  })

  it('of vacations, by the payment that was registered', async () => {
    const linhas = await doTipo('ferias')
    expect(linhas.length).toBeGreaterThan(0)
    for (const { id, unico } of linhas) {
      const { pareceres } = await gerente.call('GET /api/ferias/obter/:id', { params: { id } })
      expect(unico).toBe(pareceres.find(({ nome }) => nome === 'pagamento')?.dados?.['valorCentavos'])
    }
  })

  it.each(['promocao', 'remanejamento'] as const)(
    'of each %s, by what it changed in a month',
    async (tipo) => {
      const linhas = await doTipo(tipo)
      expect(linhas.length).toBeGreaterThan(0)
      const chamada = tipo === 'promocao' ? 'GET /api/promocao/obter/:id' : 'GET /api/remanejamento/obter/:id'
      for (const { id, unico, mensal } of linhas) {
        const { simulacao } = await gerente.call(chamada, { params: { id } })
        expect([id, unico, mensal]).toEqual([id, null, simulacao?.diferencaMesCentavos])
      }
    },
  )

  it('of the way to work of a transfer, by what the company pays more for it', async () => {
    const [linha] = await doTipo('remanejamento')
    if (!linha) throw new Error('The demo company has no transfer in force')
    const { rows } = await sql<{ vinculoId: number; vigencia: string; antes: number; depois: number }>`
      select vv.vinculo_id, vv.vigencia, vv.salario_centavos as depois, (
               select x.salario_centavos from vinculo_versao x where x.vinculo_id = vv.vinculo_id and x.vigencia < vv.vigencia
                order by x.vigencia desc limit 1) as antes
        from vinculo_versao vv where vv.processo_id = ${linha.id} order by vv.vigencia limit 1`.execute(rh.db)
    const [versao] = rows
    if (!versao) throw new Error('no version')
    await sql`delete from vale_transporte_linha where vale_transporte_id in (
      select id from vale_transporte where vinculo_id = ${versao.vinculoId})`.execute(rh.db)
    await sql`delete from vale_transporte where vinculo_id = ${versao.vinculoId}`.execute(rh.db)
    // 26 days of R$ 10 before, of R$ 20 after.
    await sql`with escolhas as (
        insert into vale_transporte (vinculo_id, desde, optante, escala_vt_id, processo_id)
        select ${versao.vinculoId}::int, x.desde, true, e.id, x.processo_id
          from escala_vt e, (values ('2020-01-01'::date, null::int), (${versao.vigencia}::date, ${linha.id}::int))
            as x(desde, processo_id)
         where e.codigo = 'SEG-SAB' returning id, processo_id)
      insert into vale_transporte_linha (vale_transporte_id, operadora, linha, tarifa_centavos, viagens_dia)
      select id, 'Urbana', '100', 500, case when processo_id is null then 2 else 4 end from escolhas`.execute(
      rh.db,
    )
    const pago = (porDia: number, salario: number) =>
      26 * porDia - Math.min(26 * porDia, Math.round(salario * 0.06))
    const depois = (await doTipo('remanejamento')).find(({ id }) => id === linha.id)
    expect(depois?.transporte).toBe(pago(2_000, versao.depois) - pago(1_000, versao.antes))
    expect(depois?.mensal).toBe(linha.mensal)
  })

  it('of covers, by what the board says that each of them costs before somebody is sent', async () => {
    const gestor = await rh.as('gestor')
    const posto = await criarPosto(rh.db, { escala: '12x36 noturna', quantidade: 2 })
    const falta = await criarNoPosto(rh.db, posto, 'Quem Falta', '2025-02-03')
    const reserva = await criarPosto(rh.db, {
      escala: 'Folguista de teste',
      quantidade: 1,
      contratoId: posto.contratoId,
    })
    const quem = await criarNoPosto(rh.db, reserva, 'Quem Cobre', '2025-02-03')
    const processoId = await ausentar(rh, falta, { inicio: '2026-11-20', fim: '2026-12-10' })
    const quadro = await postoNoQuadro(gestor, posto)
    const data =
      quadro?.dias.find(({ buracos }) => buracos.some((buraco) => buraco.processoId === processoId))?.data ??
      ''
    const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', {
      query: { postoId: String(posto.id), processoId: String(processoId), data },
    })
    const custo = candidatos.find(({ colaboradorId }) => colaboradorId === quem)?.custoCentavos
    expect(custo).toBeGreaterThan(0)
    await gestor.call('POST /api/cobertura/escalar', {
      body: { postoId: posto.id, processoId, datas: [data], colaboradorId: quem },
    })
    const linhas = (await ler({ tipo: 'cobertura', de: data, ate: data, contratoId: posto.contratoId }))
      .results
    expect(linhas.find(({ nome }) => nome === 'Quem Cobre')).toMatchObject({
      data,
      unico: custo,
      mensal: null,
    })
  })

  it('of a cover on a local holiday, that a cycle runs through, as the board says it (Súmula 146 TST)', async () => {
    const gestor = await rh.as('gestor')
    const sabado = '2026-11-21'
    const posto = await criarPosto(rh.db, { escala: '12x36 diurna', quantidade: 1 })
    const falta = await criarNoPosto(rh.db, posto, 'Falta No Feriado', '2026-11-01')
    const { contratoId } = posto
    const daSemana = await criarPosto(rh.db, { escala: '5x2 – 44 h', quantidade: 1, contratoId })
    const quem = await criarNoPosto(rh.db, daSemana, 'Cobre Feriado Local', '2025-02-03')
    const processoId = await ausentar(rh, falta, { inicio: '2026-11-20', fim: '2026-12-10' })
    await sql`insert into feriado (nome, abrangencia, uf, municipio_ibge, repeticao, data, fundamento)
      select 'Dia do Lugar', 'municipal', mu.uf, mu.ibge, 'unica', ${sabado}, 'Lei municipal 1'
        from posto po join local lo on lo.id = po.local_id join municipio mu on mu.ibge = lo.municipio_ibge
       where po.id = ${posto.id}`.execute(rh.db)
    const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', {
      query: { postoId: String(posto.id), processoId: String(processoId), data: sabado },
    })
    const doQuadro = candidatos.find(({ colaboradorId }) => colaboradorId === quem)?.custoCentavos
    await cobrir(quem, posto, sabado, sabado)
    expect(doQuadro).toBeGreaterThan(0)
    expect(doQuadro).toBe(await custoDe('Cobre Feriado Local', posto)(sabado, sabado))
  })

  it('of a cover of many days, to the same whatever spans it is asked in', async () => {
    const posto = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 1 })
    const quem = await criarNoPosto(rh.db, posto, 'Cobre Duas Semanas', '2024-02-05')
    await cobrir(quem, posto, '2026-11-02', '2026-11-14')
    const custo = custoDe('Cobre Duas Semanas', posto)
    const inteira = await custo('2026-11-01', '2026-11-20')
    expect(inteira).toBeGreaterThan(0)
    // A Tuesday alone, a holiday on which the post closes, and a Sunday.
    expect(await custo('2026-11-03', '2026-11-03')).toBeGreaterThan(0)
    expect(await custo('2026-11-02', '2026-11-02')).toBe(0)
    expect(await custo('2026-11-08', '2026-11-08')).toBe(0)
    for (const [fim, seguinte] of [
      ['2026-11-07', '2026-11-08'],
      ['2026-11-08', '2026-11-09'],
      ['2026-11-13', '2026-11-14'],
    ] as const)
      expect((await custo('2026-11-01', fim)) + (await custo(seguinte, '2026-11-20'))).toBe(inteira)
  })

  it('Súmula 431 TST: of a cover, to the hour of the own contract of who covers', async () => {
    const aCobrir = await criarPosto(rh.db, { escala: '12x36 diurna', quantidade: 1 })
    const cobre = async (nome: string, escala: string): Promise<number> => {
      const posto = await criarPosto(rh.db, { escala, quantidade: 1, contratoId: aCobrir.contratoId })
      await cobrir(await criarNoPosto(rh.db, posto, nome, '2024-02-05'), aCobrir, '2026-11-10', '2026-11-10')
      return custoDe(nome, aCobrir)('2026-11-10', '2026-11-10')
    }
    const { rows } = await sql<{ valor: number }>`
      select valor from limite where regra = 'custo.encargos' order by desde desc limit 1`.execute(rh.db)
    const custo = (divisor: number): number => {
      const horas = Math.round((200_000 * 12 * 1.5) / divisor)
      return horas + Math.round((horas * (rows[0]?.valor ?? 70)) / 100)
    }
    expect(await cobre('Cobre Com Quarenta', '5x2 – 40 h')).toBe(custo(200))
    expect(await cobre('Cobre Com Quarenta e Quatro', '5x2 – 44 h')).toBe(custo(220))
  })

  it('Súmulas 60 II and 264 TST: of a cover of the night, with the risk of who covers and the hours after five', async () => {
    await sql`insert into escala (nome, tipo, entrada, saida, horas_semanais, noturna, intervalo_minutos, dias, repouso)
      values ('Noite até as seis', '5x2', '22:00', '06:00', 40, true, 0, '{seg,ter,qua,qui,sex}', 'dom')`.execute(
      rh.db,
    )
    const aCobrir = await criarPosto(rh.db, { escala: 'Noite até as seis', quantidade: 1 })
    const doDia = await criarPosto(rh.db, {
      escala: '5x2 – 44 h',
      quantidade: 1,
      contratoId: aCobrir.contratoId,
    })
    const quem = await criarNoPosto(rh.db, doDia, 'Cobre Com Risco', '2024-02-05')
    await sql`update vinculo_versao set periculosidade = true where vinculo_id = ${quem}`.execute(rh.db)
    await cobrir(quem, aCobrir, '2026-11-10', '2026-11-10')
    // Eight hours of the clock, each of 52 min 30 s, at 20 % more and overtime over it.
    const horas = Math.round((260_000 * 8 * (8 / 7) * 1.2 * 1.5) / 220)
    const custo = await custoDe('Cobre Com Risco', aCobrir)('2026-11-10', '2026-11-10')
    expect(custo).toBe(horas + Math.round(horas * 0.7))
  })

  it('of a cover of a Sunday alone, for which somebody was sent', async () => {
    const posto = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 1 })
    const quem = await criarNoPosto(rh.db, posto, 'Cobre Domingo', '2024-02-05')
    await cobrir(quem, posto, '2026-11-08', '2026-11-08')
    expect(await custoDe('Cobre Domingo', posto)('2026-11-01', '2026-11-20')).toBeGreaterThan(0)
  })

  it('Lei 605/1949 art. 9º: of a cover of the own weekly rest, to twice the hour, and of another day off to 50 %', async () => {
    const gestor = await rh.as('gestor')
    const posto = await criarPosto(rh.db, { escala: await rodizioDeSeisHoras(), quantidade: 1 })
    const falta = await criarNoPosto(rh.db, posto, 'Falta No Domingo', '2026-11-18')
    const { contratoId } = posto
    const daSemana = await criarPosto(rh.db, { escala: '5x2 – 40 h', quantidade: 1, contratoId })
    const quem = await criarNoPosto(rh.db, daSemana, 'Cobre no Repouso', '2024-02-05')
    const custo = (vezes: number): number => {
      const horas = Math.round((200_000 * 6 * vezes) / 200)
      return horas + Math.round(horas * 0.7)
    }
    const processoId = await ausentar(rh, falta, { inicio: '2026-11-20', fim: '2026-12-10' })
    const [sabado, domingo] = ['2026-11-28', '2026-11-22']
    const noQuadro = async (data: string) => {
      const query = { postoId: String(posto.id), processoId: String(processoId), data }
      const { candidatos } = await gestor.call('GET /api/cobertura/candidatos', { query })
      return candidatos.find(({ colaboradorId }) => colaboradorId === quem)?.custoCentavos
    }
    const sabadoRepouso = (sim: boolean) => sql`update empresa set sabado_repouso = ${sim}`.execute(rh.db)
    expect([await noQuadro(domingo), await noQuadro(sabado)]).toEqual([custo(2), custo(1.5)])
    // Where the company counts the Saturday as a rest, who does not work on it has two.
    await sabadoRepouso(true)
    expect([await noQuadro(domingo), await noQuadro(sabado)]).toEqual([custo(2), custo(2)])
    await cobrir(quem, posto, domingo, domingo)
    await cobrir(quem, posto, sabado, sabado)
    const noRelatorio = async () => {
      const { results } = await ler({ tipo: 'cobertura', contratoId, de: domingo, ate: sabado })
      const linhas = results.filter(({ nome }) => nome === 'Cobre no Repouso')
      return Object.fromEntries(linhas.map(({ data, unico }) => [data, unico]))
    }
    expect(await noRelatorio()).toEqual({ [domingo]: custo(2), [sabado]: custo(2) })
    await sabadoRepouso(false)
    expect(await noRelatorio()).toEqual({ [domingo]: custo(2), [sabado]: custo(1.5) })
  })

  it('Lei 605/1949 art. 9º and Súmula 146 TST: of a folguista on a holiday, to twice the hour but in 12x36 (CLT art. 59-A)', async () => {
    const rodizio = await criarPosto(rh.db, { escala: await rodizioDeSeisHoras(), quantidade: 1 })
    const { contratoId } = rodizio
    const plantao = await criarPosto(rh.db, { escala: '12x36 diurna', quantidade: 1, contratoId })
    const reserva = await criarPosto(rh.db, { escala: 'Folguista de teste', quantidade: 1, contratoId })
    const custo = (minutos: number): number => {
      const horas = Math.round((200_000 * minutos) / (220 * 60))
      return horas + Math.round((horas * 70) / 100)
    }
    const cobre = async (nome: string, posto: PostoDeTeste, data: string): Promise<number> => {
      await cobrir(await criarNoPosto(rh.db, reserva, nome, '2024-02-05'), posto, data, data, 'folguista')
      return custoDe(nome, posto)(data, data)
    }
    const [feriado, terca] = ['2026-11-20', '2026-11-10']
    expect(await cobre('Folguista na Terça', rodizio, terca)).toBe(custo(360))
    expect(await cobre('Folguista no Feriado', rodizio, feriado)).toBe(custo(2 * 360))
    // The pay of the month covers the holidays of a 12x36.
    expect(await cobre('Folguista no Plantão', plantao, feriado)).toBe(custo(720))
  })

  it('of a cover over a holiday, to the same within a span of its year and one of many', async () => {
    const posto = await criarPosto(rh.db, { escala: '6x1 – 44 h', quantidade: 3 })
    const cobre = async (nome: string, inicio: string, fim: string) =>
      cobrir(await criarNoPosto(rh.db, posto, nome, '2024-02-05'), posto, inicio, fim)
    await cobre('Cobre Antes', '2024-06-03', '2024-06-04')
    await cobre('Cobre no Natal', '2025-12-22', '2025-12-27')
    await cobre('Cobre Depois', '2026-06-01', '2026-06-02')
    const custo = custoDe('Cobre no Natal', posto)
    expect(await custo('2024-01-01', '2026-11-20')).toBe(await custo('2025-01-01', '2025-12-31'))
  })

  it('leaves out what never took effect', async () => {
    const fora = new Set([
      ...(await processos('promocao', ['solicitada', 'em_analise', 'aprovada', 'reprovada', 'cancelada'])),
      ...(await processos('demissao', ['solicitada', 'em_analise', 'aprovada', 'em_aviso', 'cancelada'])),
    ])
    expect(fora.size).toBeGreaterThan(0)
    const { results } = await ler()
    expect(results.filter(({ id }) => fora.has(id))).toEqual([])
  })
})

it('adds up by contract to what the movements say one by one', async () => {
  const { results, totais } = await ler()
  const porContrato = await gerente.call('GET /api/relatorios/custos-por-contrato', {
    query: { ...TODOS, porPagina: 100 },
  })
  expect(porContrato.totais['unico']).toBe(totais['unico'])
  expect(porContrato.totais['mensal']).toBe(totais['mensal'])
  expect(porContrato.totais['movimentos']).toBe(results.length)
  const [primeiro] = porContrato.results
  const { totais: doContrato } = await ler({ contratoId: primeiro?.id ?? 0 })
  expect(doContrato['unico']).toBe(primeiro?.['unico'])
  const { total } = await ler({ de: '2019-01-01', ate: '2019-12-31' })
  expect(total).toBe(0)
})
