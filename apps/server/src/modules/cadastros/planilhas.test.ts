import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Coluna } from '@rh/domain/listas/define-list'
import { catalogo } from '@rh/domain/cadastros/catalogo'
import { cadastros, nomesDeCadastro, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { createTestApp, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let token: string | null
beforeAll(async () => {
  rh = await createTestApp()
  token = (await rh.as('administrador')).token
})
afterAll(() => rh[Symbol.asyncDispose]())
/** A person exports only so often in a minute. */
beforeEach(() => rh.clock.irPara(rh.clock.agora().add({ seconds: 61 }).toString()))

const get = (nome: NomeDeCadastro, chamada: string) =>
  rh.app.inject({ url: `/api/${nome}/${chamada}`, headers: { authorization: `Bearer ${token}` } })

async function csv(nome: NomeDeCadastro, query: string): Promise<Record<string, string>[]> {
  const { body } = await get(nome, `exportar?formato=csv${query}`)
  const [cabecalho = '', ...linhas] = body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  const labels = cabecalho.split(';')
  return linhas.map((linha) =>
    Object.fromEntries(linha.split(';').map((valor, i) => [labels[i] ?? '', valor])),
  )
}

describe.each(nomesDeCadastro)('the file of %s', (nome) => {
  const { lista, slug } = cadastros[nome]
  const colunas = Object.entries<Coluna>(lista.colunas)

  it('has the rows of the list, no column of which stays empty or holds a code', async () => {
    const linhas = await csv(nome, `&colunas=${colunas.map(([coluna]) => coluna).join(',')}`)
    const { total } = (await get(nome, 'listar')).json<{ total: number }>()
    expect(linhas).toHaveLength(total)
    for (const [coluna, { label, rotulos = {} }] of colunas) {
      const valores = new Set(linhas.map((linha) => linha[label] ?? ''))
      expect([coluna, [...valores].some((valor) => valor !== '')]).toEqual([coluna, true])
      const codigos = Object.entries(rotulos).filter(([codigo, r]) => codigo !== r.label)
      expect([coluna, codigos.filter(([codigo]) => valores.has(codigo))]).toEqual([coluna, []])
    }
    expect(new Set(linhas.map((linha) => linha['Situação']))).not.toContain('true')
  })

  it('is filtered as the list, and says so on its second sheet', async () => {
    const { rawPayload, headers } = await get(nome, 'exportar?formato=xlsx&ativo=1')
    expect(headers['content-disposition']).toContain(`filename="${slug}`)
    const { sheets } = await readXlsx(new Uint8Array(rawPayload))
    const { total } = (await get(nome, 'listar?ativo=1')).json<{ total: number }>()
    expect(sheets[0]?.rows).toHaveLength(total + 1)
    expect(Object.fromEntries(sheets[1]?.rows.map(([que, valor]) => [que, valor]) ?? [])).toMatchObject({
      Lista: catalogo[slug].label,
      Situação: 'Ativos',
    })
  })

  it('is not for those who only choose from the register', async () => {
    const { token: deOutro } = await rh.as('comercial')
    const { statusCode } = await rh.app.inject({
      url: `/api/${nome}/exportar?formato=csv`,
      headers: { authorization: `Bearer ${deOutro}` },
    })
    expect(statusCode).toBe(403)
  })
})

it('says in words what the screen draws', async () => {
  const [noturna] = await csv('escala', '&busca=12x36 noturna')
  expect(noturna).toMatchObject({
    Horário: '19:00 às 07:00 · dia sim, dia não',
    Período: 'Noturna',
    Situação: 'Ativa',
  })
  const corpus = await csv('feriado', '&busca=corpus')
  expect(corpus.every(({ Quando }) => Quando?.startsWith('Corpus Christi'))).toBe(true)
  const [sindicato] = await csv('sindicato', '')
  expect(sindicato?.['CNPJ']).toMatch(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}$/)
})
