import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { contraAntes } from '@rh/domain/relatorios/achado'
import { nomesDosRelatorios, relatorioOf } from '@rh/domain/relatorios/catalogo'
import { mesNoPeriodo } from '@rh/domain/relatorios/comparar'
import { gruposDoRelatorio } from '@rh/domain/relatorios/definir'
import { grupos } from '@rh/domain/setores/grupos'
import { setorOf } from '@rh/domain/setores/setores'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { abrirRelatorios } from '../../test/relatorios.ts'

const r = abrirRelatorios()
const { ler, pessoa } = r

describe('every report', () => {
  it('opens to the groups of its sectors and to nobody else', async () => {
    for (const nome of nomesDosRelatorios)
      expect(gruposDoRelatorio(relatorioOf(nome)).length).toBeGreaterThan(0)
    for (const grupo of grupos) {
      const client = await r.rh.as(loginDoGrupo(grupo))
      for (const nome of nomesDosRelatorios) {
        const ve = gruposDoRelatorio(relatorioOf(nome)).includes(grupo)
        const { status } = await client.try(`GET /api/relatorios/${nome}`, { query: {} })
        expect([grupo, nome, status]).toEqual([grupo, nome, ve ? 200 : 403])
      }
    }
    expect((await r.rh.anonimo.try('GET /api/relatorios/admissoes', { query: {} })).status).toBe(401)
  })

  it.each(nomesDosRelatorios)('%s has the same rows as its file, and a paper', async (nome) => {
    // Ten files a minute are what a person may take.
    r.rh.clock.irPara(r.rh.clock.agora().add({ minutes: 2 }).toString())
    const logins = relatorioOf(nome).setores.includes('operacional')
      ? ['gerente.rh', 'gestor']
      : ['gerente.rh']
    for (const login of logins) {
      const { total } = await ler(login, nome)
      const arquivo = await pessoa(login).call(`GET /api/relatorios/${nome}/exportar`, {
        query: { formato: 'csv' },
      })
      const [, ...linhas] = (await arquivo.text()).trim().split('\r\n')
      expect(linhas).toHaveLength(total)
      const papel = await pessoa(login).call(`GET /api/relatorios/${nome}/exportar`, {
        query: { formato: 'pdf' },
      })
      expect((await papel.text()).startsWith('%PDF')).toBe(true)
    }
  })

  it('refuses a day to come, a span turned around and a filter that it does not have', async () => {
    const client = pessoa('administrador')
    for (const query of [
      { em: '2199-01-01' },
      { de: '2026-02-01', ate: '2026-01-01' },
      { faixa: 'x' },
      { ordenar: 'cpf' },
    ])
      expect((await client.try('GET /api/relatorios/admissoes', { query })).status).toBe(400)
  })
})

describe('what a report says in a sentence and a chart', () => {
  it.each(nomesDosRelatorios)('%s says a sentence, and bars that are rows of it', async (nome) => {
    const logins = relatorioOf(nome).setores.includes('operacional')
      ? (['gerente.rh', 'gestor'] as const)
      : (['gerente.rh'] as const)
    for (const login of logins)
      for (const query of [{}, { em: '2026-06-30' }, { busca: 'ninguem se chama assim' }]) {
        const { achado, grafico } = await ler(login, nome, query)
        expect(achado).toMatch(/^.{10,160}$/)
        expect(achado).not.toMatch(/undefined|NaN|null/)
        expect(grafico === null).toBe(relatorioOf(nome).grafico === undefined)
        // Names and codes come once, months in their order.
        const nomes = grafico?.barras.map((barra) => barra.nome) ?? []
        expect(new Set(nomes).size).toBe(nomes.length)
        expect(grafico?.tipo === 'meses' ? nomes : []).toEqual(
          grafico?.tipo === 'meses' ? nomes.toSorted() : [],
        )
      }
  })

  it('each bar is what the report narrowed to it counts', async () => {
    for (const login of ['gerente.rh', 'gestor'] as const) {
      const { grafico: porMes, total, periodo } = await ler(login, 'admissoes')
      expect(porMes?.barras.reduce((soma, { valor }) => soma + valor, 0)).toBe(total)
      for (const { nome, valor } of porMes?.barras ?? []) {
        const dele = await ler(login, 'admissoes', { ...mesNoPeriodo(nome, periodo) })
        expect([nome, dele.total]).toEqual([nome, valor])
      }
      const { grafico: porPrazo } = await ler(login, 'ferias-a-vencer')
      for (const { nome, valor } of porPrazo?.barras ?? [])
        expect([nome, (await ler(login, 'ferias-a-vencer', { faixa: nome })).total]).toEqual([nome, valor])
      const { grafico: porContrato } = await ler(login, 'ocupacao')
      for (const { id, valor } of porContrato?.barras ?? [])
        expect((await ler(login, 'ocupacao', { contratoId: id ?? 0 })).totais['vagas']).toBe(valor)
    }
  })

  it('the day that it names is that of its first row, and the span before has as many days', async () => {
    const { achado, results } = await ler('gerente.rh', 'ferias-a-vencer')
    const [primeira] = results
    expect(achado).toContain(String(primeira?.['ultimoInicio']).split('-').toReversed().join('/'))
    const { total } = await ler('gerente.rh', 'admissoes', { de: '2026-10-01', ate: '2026-11-20' })
    const { total: antes } = await ler('gerente.rh', 'admissoes', { de: '2026-08-11', ate: '2026-09-30' })
    const { achado: frase } = await ler('gerente.rh', 'admissoes', { de: '2026-10-01', ate: '2026-11-20' })
    expect(frase).toContain(contraAntes({ total, antes }))
  })
})

describe('a report tells nobody more than the lists do', () => {
  it('says no pay and nothing of health to Operacional', async () => {
    for (const login of ['gestor', 'coordenador.operacional', 'assistente.gestor']) {
      const ferias = await ler(login, 'ferias-a-vencer', { porPagina: 100 })
      expect(ferias.results.every((linha) => !('dobraCentavos' in linha))).toBe(true)
      expect(Object.keys(ferias.totais)).toEqual(['saldo'])
      const afastados = await ler(login, 'afastamentos', { porPagina: 100 })
      expect(afastados.results.every((linha) => !('grupo' in linha))).toBe(true)
      const documentos = await ler(login, 'documentos', {
        de: '2020-01-01',
        ate: '2099-12-31',
        porPagina: 100,
      })
      const sensiveis = await sql<{ id: number }>`
        select d.id from pessoa_documento d join documento_tipo t on t.id = d.tipo_id where t.sensivel`.execute(
        r.rh.db,
      )
      expect(documentos.results.filter(({ id }) => sensiveis.rows.some((um) => um.id === id))).toEqual([])
    }
    const doRh = await ler('gerente.rh', 'ferias-a-vencer')
    expect(Object.keys(doRh.totais)).toEqual(['saldo', 'dobraCentavos'])
  })

  it('shows a Gestor the own contracts alone, and none of somebody else by its number', async () => {
    const seus = new Set((await ler('gestor', 'ocupacao', { porPagina: 100 })).results.map(({ id }) => id))
    const todos = (await ler('administrador', 'ocupacao', { porPagina: 100 })).results.map(({ id }) => id)
    const alheio = todos.find((id) => !seus.has(id)) ?? 0
    expect(alheio).toBeGreaterThan(0)
    const doGestor = nomesDosRelatorios.filter((nome) =>
      relatorioOf(nome).setores.some((setor) => setorOf(setor).grupos.includes('Gestor')),
    )
    for (const nome of doGestor) {
      const { total, contratos } = await ler('gestor', nome, { contratoId: alheio })
      // Turnover by month has its months, without anybody in them.
      expect([nome, nome === 'rotatividade' ? 0 : total]).toEqual([nome, 0])
      expect(contratos.every(({ value }) => value !== alheio)).toBe(true)
    }
    const { totais } = await ler('gestor', 'rotatividade', { contratoId: alheio })
    expect([totais['entraram'], totais['sairam'], totais['fim']]).toEqual([0, 0, 0])
  })
})
