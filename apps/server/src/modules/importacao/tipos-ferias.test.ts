import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { novoCpf } from '../../test/admissoes.ts'
import { alertasDe, fracao, listIncoerencias, pedidoDe } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import {
  colaborador,
  conferida,
  errosDe,
  importada,
  planilha,
  postosLivres,
  type LinhaDePlanilha,
  type PostoDeTeste,
} from '../../test/planilhas.ts'
import { AGORA } from '../../test/clock.ts'

let rh: TestApp
let admin: Client
let posto: PostoDeTeste
beforeAll(async () => {
  rh = await createTestApp()
  rh.clock.irPara(AGORA)
  admin = await rh.as('administrador')
  const [livre] = await postosLivres(rh.db)
  if (!livre) throw new Error('The demo company has no free post')
  posto = livre
  await sql`update posto_vigencia set quantidade = quantidade + 50 where posto_id = ${posto.id}`.execute(
    rh.db,
  )
})
afterAll(() => rh[Symbol.asyncDispose]())

/** Admitted on 15 June 2022; at the post as long as the contract lasts. */
const desde2022 = (mais: LinhaDePlanilha = {}) =>
  colaborador(posto, {
    cpf: novoCpf(),
    dataAdmissao: '15/06/2022',
    noPostoDesde: posto.inicio.split('-').toReversed().join('/'),
    ...mais,
  })

const periodosDe = async (linha: LinhaDePlanilha) => {
  const { rows } = await sql<{
    id: number
    vinculoId: number
    inicio: string
    saldo: number
    razao: unknown
  }>`
    select p.id, p.vinculo_id, p.inicio, p.saldo,
           (select jsonb_agg(jsonb_build_array(l.tipo, l.dias, l.motivo, u.usuario) order by l.id)
              from ferias_lancamento l left join usuario u on u.id = l.usuario_id where l.periodo_id = p.id) as razao
      from ferias_periodo p join vinculo v on v.id = p.vinculo_id join pessoa pe on pe.id = v.pessoa_id
     where pe.cpf = ${String(linha['cpf'])} order by p.inicio`.execute(rh.db)
  return rows
}
const importar = async (linhas: readonly LinhaDePlanilha[]) =>
  importada(admin, 'colaboradores', await planilha('colaboradores', linhas))

describe('the opening balance of vacations', () => {
  it('settles what is before the open period, and takes from it what was enjoyed, with the import as its origin', async () => {
    const comParte = desde2022({ feriasInicio: '15/06/2023', feriasSaldo: 10 })
    const quitado = desde2022({ feriasSaldo: '0' })
    const semNada = desde2022()
    const { id } = await importar([comParte, quitado, semNada])
    const origem = `Saldo de abertura: importação nº ${id}`
    const periodos = await periodosDe(comParte)
    expect(periodos.map(({ inicio, saldo }) => [inicio, saldo])).toEqual([
      ['2022-06-15', 0],
      ['2023-06-15', 10],
      ['2024-06-15', 30],
      ['2025-06-15', 30],
      ['2026-06-15', 0],
    ])
    const direito = ['direito', 30, null, null]
    expect(periodos.map(({ razao }) => razao)).toEqual([
      [direito, ['gozo', -30, origem, 'administrador']],
      [direito, ['gozo', -20, origem, 'administrador']],
      [direito],
      [direito],
      null,
    ])
    expect((await periodosDe(quitado)).map(({ saldo }) => saldo)).toEqual([0, 0, 0, 0, 0])
    expect((await periodosDe(semNada)).map(({ saldo }) => saldo)).toEqual([0, 0, 0, 30, 0])
    expect(await listIncoerencias(rh.db)).toEqual([])
  })

  it('leaves the rest to be divided as the law counts it, after what was enjoyed', async () => {
    const linha = desde2022({ feriasInicio: '15/06/2025', feriasSaldo: 12 })
    await importar([linha])
    const [periodo] = (await periodosDe(linha)).filter(({ saldo }) => saldo > 0)
    if (!periodo) throw new Error('No period')
    const gerente = await rh.as('gerente.rh')
    const dividido = pedidoDe(
      { periodoId: periodo.id },
      { fracoes: [fracao('2027-01-11', 7), fracao('2027-03-15', 5)] },
    )
    const alertasAceitos = await alertasDe(gerente, periodo.vinculoId, dividido)
    const body = { colaboradorId: periodo.vinculoId, dados: dividido, alertasAceitos }
    expect((await gerente.try('POST /api/ferias/criar', { body })).status).toBe(201)
  })

  it('comes in once: the same file again adds nothing', async () => {
    const linha = desde2022({ feriasInicio: '15/06/2024', feriasSaldo: 24 })
    await importar([linha])
    const antes = await periodosDe(linha)
    expect(antes.map(({ saldo }) => saldo)).toEqual([0, 0, 24, 30, 0])
    const outra = await planilha('colaboradores', [{ ...linha, feriasSaldo: 3 }])
    expect(await conferida(admin, 'colaboradores', outra)).toMatchObject({
      novas: 0,
      existentes: 1,
      comErro: 0,
    })
    expect(await periodosDe(linha)).toEqual(antes)
  })

  it('is refused in words, at its cell', async () => {
    const { id } = await conferida(
      admin,
      'colaboradores',
      await planilha('colaboradores', [
        desde2022({ feriasSaldo: -1, feriasInicio: '15/06/2024' }),
        desde2022({ feriasSaldo: 31, feriasInicio: '15/06/2024' }),
        desde2022({ feriasSaldo: '12,5', feriasInicio: '15/06/2024' }),
        desde2022({ feriasInicio: '01/06/2024' }),
        desde2022({ feriasInicio: '31/02/2024' }),
        desde2022({ feriasSaldo: 20, feriasInicio: '15/06/2026' }),
      ]),
    )
    const erros = await errosDe(admin, id)
    expect(erros).toHaveLength(6)
    expect(erros.join('\n')).toMatchInlineSnapshot(`
      "AA2: De 0 a 30 dias, sem frações.
      AA3: De 0 a 30 dias, sem frações.
      AA4: Informe um número inteiro, sem vírgula.
      Z5: Com admissão em 15/06/2022, o período aquisitivo começa em 15/06/2023 ou 15/06/2024. Se uma perda ou suspensão mudou o aniversário, deixe em branco e registre-a depois na aba Férias.
      Z6: O dia 31/02/2024 não existe no calendário. Confira e corrija a data.
      AA7: O período de 15/06/2026 ainda está em formação: os dias entram quando ele se completa. Deixe o saldo em branco."
    `)
  })
})
