import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import type { ParametrosDoReajuste } from '@rh/domain/processos/promocao/reajuste'
import { criarColaborador, postoDe } from '../../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { executarAlteracoes } from '../coletiva/executar.ts'
import { AGORA } from '../../../test/clock.ts'

// Today is 20 November 2026. The union of 300 people has its data-base on 1 September: two payrolls are closed.
const DATA_BASE = '2026-09-01'
const PESSOAS = 300

let rh: TestApp
let coordenador: Client
let sindicatoId: number
let convencaoId: number
let cargoId: number
beforeAll(async () => {
  rh = await createTestApp()
  await fundarSindicato()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const um = async <R extends object>(consulta: ReturnType<typeof sql<R>>): Promise<R> => {
  const { rows } = await consulta.execute(rh.db)
  const [linha] = rows
  if (!linha) throw new Error('The query found nothing')
  return linha
}

const semMudanca = sql`data_admissao < ${DATA_BASE}::date
  and not exists (select from vinculo_versao x where x.vinculo_id = vinculo.id and x.vigencia >= ${DATA_BASE}::date)`

/** A union of three hundred people whose contract last changed long before the data-base. */
async function fundarSindicato() {
  const sindicato = await um<{ id: number }>(sql`
    insert into sindicato (nome, cnpj, uf, data_base_mes) values ('Sindicato dos Trezentos', '11222333000181', 'SP', 9)
    returning id`)
  sindicatoId = sindicato.id
  const convencao = await um<{ id: number }>(sql`
    insert into convencao (sindicato_id, tipo, inicio, fim, reajuste_percentual)
    values (${sindicatoId}, 'cct', ${DATA_BASE}, '2027-08-31', 5.5) returning id`)
  convencaoId = convencao.id
  const { rows: daDemo } =
    await sql`select from vinculo where data_desligamento is null and ${semMudanca}`.execute(rh.db)
  const posto = await postoDe(rh.db, 'gestor')
  for (let n = daDemo.length; n < PESSOAS; n += 1)
    await criarColaborador(rh.db, {
      nome: `Pessoa Nova ${n}`,
      matricula: `9${String(n).padStart(5, '0')}`,
      posto,
      admissao: '2025-02-03',
    })
  await sql`
    update vinculo_versao set sindicato_id = ${sindicatoId} where vinculo_id in (
      select id from vinculo where data_desligamento is null and ${semMudanca} order by id limit ${PESSOAS})`.execute(
    rh.db,
  )
  const maior = await um<{ cargoId: number }>(sql`
    select cargo_id from vinculo_versao where sindicato_id = ${sindicatoId} group by 1 order by count(*) desc limit 1`)
  cargoId = maior.cargoId
}

const parametros = (mais: Partial<ParametrosDoReajuste> = {}): ParametrosDoReajuste => ({
  sindicatoId,
  convencaoId,
  dataBase: DATA_BASE,
  folha: '2026-11-01',
  percentual: 5.5,
  pisos: [],
  contratoIds: [],
  ...mais,
})
const prever = (mais: Partial<ParametrosDoReajuste> = {}) =>
  coordenador.call('POST /api/reajuste/previa', { body: { parametros: parametros(mais) } })
const comoVao = (pessoas: readonly PessoaDoReajuste[]) =>
  pessoas
    .filter(({ excecao }) => !excecao)
    .map(({ colaboradorId, deCentavos, paraCentavos }) => ({ colaboradorId, deCentavos, paraCentavos }))

async function comecar(titulo: string, mais: Partial<ParametrosDoReajuste> = {}) {
  const { pessoas } = await prever(mais)
  const body = { titulo, parametros: parametros(mais), vao: comoVao(pessoas), fora: [], alertasAceitos: [] }
  return coordenador.call('POST /api/reajuste/iniciar', { body })
}
const obter = (id: number) => coordenador.call('GET /api/reajuste/obter/:id', { params: { id } })
const executar = () => executarAlteracoes.executar(rh.deps)
const desfazer = (id: number, ficam: number[] = []) =>
  coordenador.try('POST /api/reajuste/desfazer', {
    body: { id, ficam, motivo: 'O percentual estava errado' },
  })
/** Pay of everybody under the union on a day, added up, and their number of versions. */
const folhaEm = (dia: string) =>
  um<{ total: number; pessoas: number }>(sql`
    select sum(vv.salario_centavos)::bigint as total, count(*)::int as pessoas
      from vinculo v join lateral (select * from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${dia}::date
        order by x.vigencia desc limit 1) vv on true
     where vv.sindicato_id = ${sindicatoId}`)
const versoesEscritas = async () =>
  (
    await um<{ n: number }>(
      sql`select count(*)::int as n from vinculo_versao where sindicato_id = ${sindicatoId}`,
    )
  ).n

describe('a readjustment of 300 people', () => {
  it('shows everybody before and after, with what is owed since the data-base', async () => {
    const { pessoas, pendencias, s2206Ate } = await prever()
    expect(pendencias).toEqual([])
    expect(pessoas).toHaveLength(PESSOAS)
    const pessoa = pessoas.find(({ excecao, avisos }) => !excecao && avisos.length === 0)
    const de = pessoa?.deCentavos ?? 0
    const para = Math.round((de * 1055) / 1000)
    expect(pessoa).toMatchObject({ paraCentavos: para, vigencia: DATA_BASE })
    // September and October; November's payroll already has the new pay.
    expect(pessoa?.diferencaCentavos).toBe(2 * (para - de))
    expect(s2206Ate).toBe('2026-12-15')
  })

  it('judges the agreement: its days, its percentage, floors that would fall', async () => {
    const piso = await um<{ valor: number; desde: string }>(sql`
      insert into piso_salarial (cargo_id, sindicato_id, desde, valor_centavos)
      values (${cargoId}, ${sindicatoId}, '2025-09-01', 190000) returning valor_centavos as valor, desde`)
    const { pendencias } = await prever({
      percentual: 6,
      dataBase: '2026-08-01',
      pisos: [{ cargoId, valorCentavos: piso.valor - 1 }],
    })
    expect(pendencias.map(({ codigo }) => codigo)).toEqual([
      'FORA_DA_VIGENCIA',
      'mes_da_data_base',
      'percentual_diferente',
      'PISO_MENOR',
    ])
    const { pessoas } = await prever()
    const recusado = await coordenador.try('POST /api/reajuste/iniciar', {
      body: { titulo: 'Errado', parametros: parametros({ percentual: 6 }), vao: comoVao(pessoas), fora: [] },
    })
    expect(recusado.status).toBe(422)
  })

  it('is of Coordenador, Gerente Rh and Administrador alone', async () => {
    const cadastro = await rh.as('cadastro')
    expect((await cadastro.try('GET /api/reajuste/opcoes')).status).toBe(403)
    const { sindicatos, convencoes, cargos } = await coordenador.call('GET /api/reajuste/opcoes')
    expect(sindicatos).toContainEqual({
      value: sindicatoId,
      label: 'Sindicato dos Trezentos',
      dataBaseMes: 9,
    })
    expect(convencoes.find(({ value }) => value === convencaoId)?.reajustePercentual).toBe(5.5)
    expect(
      cargos
        .filter((cargo) => cargo.sindicatoId === sindicatoId)
        .reduce((soma, { pessoas }) => soma + pessoas, 0),
    ).toBe(PESSOAS)
  })

  it('does not start over whoever changed since the preview, and says who', async () => {
    const { pessoas } = await prever()
    const [primeira, ...outras] = comoVao(pessoas)
    const alterada = {
      ...primeira,
      deCentavos: 1,
      colaboradorId: primeira?.colaboradorId ?? 0,
      paraCentavos: 2,
    }
    const { status, body } = await coordenador.try('POST /api/reajuste/iniciar', {
      body: { titulo: 'Velho', parametros: parametros(), vao: [alterada, ...outras], fora: [] },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(
      pessoas.find(({ colaboradorId }) => colaboradorId === alterada.colaboradorId)?.nome,
    )
  })

  /** Effects told to other systems, one for each person: the day of the first, and how many. */
  async function contadas(tipo: string) {
    const { rows } = await sql<{ data: string; pessoas: number }>`
      select min(data)::text as data, count(distinct vinculo_id)::int as pessoas from efeito
       where tipo = ${tipo} and objeto = 'colaborador:' || vinculo_id and contrato_id is not null`.execute(
      rh.db,
    )
    return [rows[0]?.data, rows[0]?.pessoas]
  }

  it('is applied as one, told in one line of each history, and undone as one', async () => {
    const antes = await folhaEm('2026-11-20')
    const versoes = await versoesEscritas()
    const piso = { cargoId, valorCentavos: 215_000 }
    const { id, andamento } = await comecar('Reajuste CCT 2026', { pisos: [piso] })
    expect(andamento).toEqual({ feitos: 0, total: PESSOAS })
    await executar()
    const feito = await obter(id)
    expect(feito).toMatchObject({ estado: 'aplicado', pessoas: PESSOAS, andamento: null, podeDesfazer: true })
    const depois = await folhaEm(DATA_BASE)
    expect(depois.total - antes.total).toBe(feito.aumentoCentavos)
    expect(await versoesEscritas()).toBe(versoes + PESSOAS)
    expect(await contadas('contrato.alterado')).toEqual([DATA_BASE, PESSOAS])

    const { results } = await coordenador.call('GET /api/reajuste/pessoas/:id', { params: { id } })
    const [pessoa] = results
    const colaborador = { params: { id: pessoa?.colaboradorId ?? 0 } }
    const historico = await coordenador.call('GET /api/colaborador/historico/:id', colaborador)
    const linhas = historico.results.filter(({ titulo }) => titulo === 'Reajuste CCT 2026')
    expect(linhas).toHaveLength(1)
    expect(linhas[0]?.mudancas.map(({ label }) => label)).toEqual(['Salário'])
    expect((await prever()).pessoas.every(({ excecao }) => excecao?.codigo === 'ja_teve')).toBe(true)

    for (const papel of ['relacao', 'comunicados'] as const) {
      const pdf = await coordenador.call('GET /api/reajuste/papel/:id', { params: { id }, query: { papel } })
      expect(pdf.type).toBe('application/pdf')
    }

    // One of them changes again: that one keeps the new pay, once it is said by name.
    const preso = results[7]?.colaboradorId ?? 0
    await sql`
      insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
        centro_de_custo_id, salario_centavos, motivo)
      select vinculo_id, '2026-11-10', cargo_id, posto_id, contrato_id, escala_id, sindicato_id, centro_de_custo_id,
             salario_centavos + 1000, 'Mérito' from vinculo_versao
       where vinculo_id = ${preso} order by vigencia desc limit 1`.execute(rh.db)
    const sem = await desfazer(id)
    expect(sem.status).toBe(422)
    expect(JSON.stringify(sem.body)).toContain(results[7]?.nome)
    expect((await desfazer(id, [preso])).status).toBe(200)
    await executar()
    expect(await obter(id)).toMatchObject({
      estado: 'desfeito',
      desfeito: { motivo: 'O percentual estava errado' },
      podeDesfazer: false,
    })
    expect((await contadas('contrato.alteracao_desfeita'))[1]).toBe(PESSOAS - 1)
    const voltou = await folhaEm('2026-11-20')
    const ficou = (results[7]?.paraCentavos ?? 0) - (results[7]?.deCentavos ?? 0) + 1000
    expect(voltou.total - antes.total).toBe(ficou)
    // What was paid meanwhile stays in the contract.
    expect((await folhaEm('2026-11-19')).total).toBeGreaterThan(voltou.total)
    const pisos =
      await sql`select from piso_salarial where sindicato_id = ${sindicatoId} and desde = ${DATA_BASE}`.execute(
        rh.db,
      )
    expect(pisos.rows).toEqual([])
  })
})

describe('a readjustment that is cut off', () => {
  it('leaves nothing half done when the system dies in the middle, and is done by the next run', async () => {
    const futura = { dataBase: '2027-02-01', folha: '2027-02-01' }
    const { pessoas, pendencias } = await prever(futura)
    const { id } = await coordenador.call('POST /api/reajuste/iniciar', {
      body: {
        titulo: 'Do ano que vem',
        parametros: parametros(futura),
        vao: comoVao(pessoas),
        fora: [],
        alertasAceitos: pendencias.map(({ codigo }) => codigo),
      },
    })
    const versoes = await versoesEscritas()
    // The last bond is held by somebody else: the run has written most of it, and waits to die.
    await sql`create function esperar() returns trigger language plpgsql as $$
      begin perform pg_sleep(30); return null; end $$`.execute(rh.db)
    await sql`create trigger esperar after insert on vinculo_versao for each statement execute function esperar()`.execute(
      rh.db,
    )
    const programa = spawn(
      process.execPath,
      [
        join(import.meta.dirname, '../../../test/run-lotes.ts'),
        JSON.stringify(rh.conexao),
        '/nenhum',
        executarAlteracoes.nome,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const fim = once(programa, 'exit')
    await once(programa.stdout, 'data')
    await expect
      .poll(
        async () =>
          (
            await um<{ n: number }>(sql`
            select count(*)::int as n from pg_stat_activity
             where datname = current_database() and wait_event = 'PgSleep'`)
          ).n,
        { timeout: 20_000 },
      )
      .toBe(1)
    programa.kill('SIGKILL')
    await fim
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(rh.db)
    expect(await versoesEscritas()).toBe(versoes)
    expect((await obter(id)).estado).toBe('aplicando')
    await sql`drop trigger esperar on vinculo_versao`.execute(rh.db)

    await Promise.all([executar(), executar()])
    const { estado, pessoas: reajustadas } = await obter(id)
    expect([estado, await versoesEscritas()]).toEqual(['aplicado', versoes + reajustadas])
    // Nothing of it has begun: the undo takes the versions away.
    expect((await desfazer(id)).status).toBe(200)
    await executar()
    expect(await versoesEscritas()).toBe(versoes)
  })

  it('is not applied at all when somebody changed before its turn, and says who', async () => {
    const futura = { dataBase: '2027-03-01', folha: '2027-03-01' }
    const { pessoas, pendencias } = await prever(futura)
    const vao = comoVao(pessoas)
    const { id } = await coordenador.call('POST /api/reajuste/iniciar', {
      body: {
        titulo: 'Atropelado',
        parametros: parametros(futura),
        vao,
        fora: [],
        alertasAceitos: pendencias.map(({ codigo }) => codigo),
      },
    })
    const mudou = vao[3]?.colaboradorId ?? 0
    await sql`update vinculo_versao set salario_centavos = salario_centavos + 5000
      where vinculo_id = ${mudou}`.execute(rh.db)
    const versoes = await versoesEscritas()
    await executar()
    const { estado, recusa } = await obter(id)
    expect(estado).toBe('recusado')
    expect(recusa).toContain(pessoas.find(({ colaboradorId }) => colaboradorId === mudou)?.nome)
    expect(await versoesEscritas()).toBe(versoes)
  })
})
