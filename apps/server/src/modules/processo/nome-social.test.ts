import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { abrirVagas, rascunhoCompleto } from '../../test/admissoes.ts'
import { alguem, pedir, semCausa } from '../../test/demissoes.ts'
import { abrirEmpresa } from '../../test/empresa.ts'

// Whoever has a social name is called by it wherever people read (Decreto 8.727/2016), and found by both.

const empresa = abrirEmpresa()

const chamar = (vinculoId: number, nome: string, social: string | null) =>
  sql`update pessoa set nome = ${nome}, nome_social = ${social}
       where id = (select pessoa_id from vinculo where id = ${vinculoId})`.execute(empresa.rh.db)

const listadas = async (busca: string) => {
  const rescisao = await empresa.rh.as('cadastro')
  const { results } = await rescisao.call('GET /api/demissao/listar', { query: { busca } })
  return results.map(({ nome }) => nome)
}

describe('a process about somebody with a social name', () => {
  it('is listed, found and told by it, and found by the name of the documents', async () => {
    const { rh, cliente } = empresa
    const id = await alguem(rh.db)
    await chamar(id, 'Zeferino Batista Quintanilha', 'Zara Quintanilha')
    const { id: processoId } = await pedir(cliente, id, semCausa())
    expect(await listadas('zara quintanilha')).toEqual(['Zara Quintanilha'])
    expect(await listadas('zeferino batista')).toEqual(['Zara Quintanilha'])
    const cadastro = await rh.as('cadastro')
    const { processos } = await cadastro.call('GET /api/busca', { query: { q: 'zeferino batista' } })
    expect(processos.map(({ nome }) => nome)).toEqual(['Zara Quintanilha'])
    const { rows } = await sql<{ texto: string }>`
      select texto from notificacao where processo_id = ${processoId}`.execute(rh.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { texto } of rows) {
      expect(texto).toContain('Zara Quintanilha')
      expect(texto).not.toContain('Zeferino')
    }
  })

  it('is called as the person is now, whatever they were called when it was opened', async () => {
    const { rh, cliente } = empresa
    const id = await alguem(rh.db)
    await chamar(id, 'Wagner Ulhoa Dornelas', null)
    await pedir(cliente, id, semCausa())
    expect(await listadas('wagner ulhoa')).toEqual(['Wagner Ulhoa Dornelas'])
    await chamar(id, 'Wagner Ulhoa Dornelas', 'Wanda Dornelas')
    expect(await listadas('wanda dornelas')).toEqual(['Wanda Dornelas'])
    expect(await listadas('wagner ulhoa')).toEqual(['Wanda Dornelas'])
    await chamar(id, 'Wanda Ulhoa Dornelas', null)
    expect(await listadas('wanda ulhoa')).toEqual(['Wanda Ulhoa Dornelas'])
    expect(await listadas('wagner')).toEqual([])
  })
})

describe('an admission of somebody with a social name', () => {
  it('is listed by it, and found by both', async () => {
    const { rh } = empresa
    await abrirVagas(rh.db)
    const operacional = await rh.as('coordenador.operacional')
    await rascunhoCompleto(operacional, {
      pessoa: { nome: 'Xisto Pontes Ybarra', nomeSocial: 'Xênia Ybarra' },
    })
    for (const busca of ['xisto pontes', 'xenia ybarra']) {
      const { results } = await operacional.call('GET /api/admissao/listar', { query: { busca } })
      expect(results.map(({ nome }) => nome)).toEqual(['Xênia Ybarra'])
    }
  })
})

describe('where a person is named beside processes', () => {
  it('a report calls and finds them so', async () => {
    const gerente = await empresa.rh.as('gerente.rh')
    const ler = async (query: object) => {
      const custos = { de: '2020-01-01', ate: '2026-11-20', tipo: 'demissao', ...query }
      return (await gerente.call('GET /api/relatorios/custos', { query: custos })).results
    }
    const [linha] = await ler({})
    await chamar(Number(linha?.alvo), 'Otoniel Vasques Limoeiro', 'Olívia Limoeiro')
    for (const busca of ['olivia', 'otoniel vasques'])
      expect((await ler({ busca })).map(({ nome }) => nome)).toEqual(['Olívia Limoeiro'])
  })

  it('an event of security calls them so', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await chamar(id, 'Otoniel Vasques Limoeiro', 'Olívia Limoeiro')
    await (
      await rh.as('cadastro')
    ).call('GET /api/colaborador/obter/:id', { params: { id: String(id) }, query: {} })
    const admin = await rh.as('administrador')
    const { results } = await admin.call('GET /api/seguranca/listar', { query: { tipo: 'ficha_aberta' } })
    const { eventos } = await admin.call('GET /api/seguranca/:id', { params: { id: String(results[0]?.id) } })
    expect(eventos.map(({ nome }) => nome)).toEqual(['Olívia Limoeiro'])
  })

  it('who left a slot that is filled again is called so', async () => {
    const { rh } = empresa
    const id = await alguem(rh.db)
    await chamar(id, 'Teófilo Barros Uchoa', 'Tereza Uchoa')
    const { rows } = await sql<{
      postoId: number
    }>`select posto_id from alocacao where vinculo_id = ${id}`.execute(rh.db)
    const [{ postoId } = { postoId: 0 }] = rows
    const { results } = await (
      await rh.as('vagas')
    ).call('GET /api/admissao/reposicao', { query: { postoId } })
    expect(results.map(({ label }) => label)).toContain('Tereza Uchoa')
  })
})
