import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modulos } from '../../modulos.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const doIndice = async () => {
  const { rows } = await sql<{ tipo: string; status: string; feitos: string[] }>`
    select tipo, status, feitos from processo_indice
     where (tipo, status) in (('admissao', 'efetivada'), ('ferias', 'aprovada'), ('ferias', 'em_gozo'),
                              ('promocao', 'efetivada'), ('remanejamento', 'efetivado'))
     order by id`.execute(rh.db)
  return rows
}
const conferir = async () => {
  for (const { feitos } of Object.values(modulos)) await feitos?.executar(rh.deps)
}

describe('what open processes ask for, looked at by night', () => {
  it('has a task for each kind that asks for something', () => {
    const tarefas = Object.values(modulos).flatMap(({ feitos }) => feitos?.nome ?? [])
    expect(tarefas.toSorted()).toEqual([
      'admissao.conferir-feitos',
      'ferias.conferir-feitos',
      'promocao.conferir-feitos',
      'remanejamento.conferir-feitos',
    ])
  })

  it('is as the demo says it', async () => {
    const encenado = await doIndice()
    const ditos = new Set(encenado.flatMap(({ feitos }) => feitos))
    expect([...ditos].toSorted()).toEqual(['aviso_assinado', 'documentos_assinados'])
    expect(encenado.some(({ feitos }) => feitos.length === 0)).toBe(true)
    await conferir()
    expect(await doIndice()).toEqual(encenado)
  })

  it('is left as it is while the register of documents is, but on Sundays', async () => {
    const antes = await doIndice()
    await sql`update processo_indice set feitos = '{}'`.execute(rh.db)
    await conferir()
    expect((await doIndice()).every(({ feitos }) => feitos.length === 0)).toBe(true)
    rh.clock.irPara(noiteDe('2026-11-22'))
    await conferir()
    expect(await doIndice()).toEqual(antes)
    rh.clock.irPara(AGORA)
  })

  it('is worked out again once the register asks for another document', async () => {
    expect((await doIndice()).some(({ tipo, feitos }) => tipo === 'admissao' && feitos.length > 0)).toBe(true)
    await sql`insert into documento_tipo (codigo, descricao, processos, obrigatoriedade, momento)
      values ('TERMO_NOVO', 'Termo novo', '{admissao}', 'obrigatorio', 'finalizacao')`.execute(rh.db)
    await conferir()
    const admissoes = (await doIndice()).filter(({ tipo }) => tipo === 'admissao')
    expect(new Set(admissoes.map(({ feitos }) => feitos.length))).toEqual(new Set([0]))
  })
})
