import { expect, it } from 'vitest'
import { assinaturas, clausula, comTimbre, tabelaDe } from './papel.ts'

/** The names under the lines, line of the page by line of the page; null holds the place of nobody. */
const linhas = (partes: readonly string[]) => {
  const { stack } = assinaturas('São Paulo', partes) as { stack: { columns?: { stack: unknown[] }[] }[] }
  return stack.flatMap(({ columns }) =>
    columns ? [columns.map(({ stack: [, parte] }) => parte ?? null)] : [],
  )
}

it('puts two signatures beside one another, and no more: a third would leave the page', () => {
  expect(linhas(['Empregadora'])).toEqual([['Empregadora']])
  expect(linhas(['A', 'B'])).toEqual([['A', 'B']])
  expect(linhas(['A', 'B', 'C'])).toEqual([
    ['A', 'B'],
    ['C', null],
  ])
  expect(linhas(['A', 'B', 'C', 'D'])).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ])
})

it('names who signs below the line where that is known, and leaves to the hand what nobody knows', () => {
  const { stack } = assinaturas(null, [
    { papel: 'Empregado(a)', nome: 'Maria das Dores' },
    { papel: 'Testemunha', aMao: ['Nome', 'CPF'] },
  ]) as { stack: { columns?: { stack: unknown[] }[] }[] }
  const [par] = stack.filter(({ columns }) => columns)
  const [dela, dele] = (par?.columns ?? []).map((coluna) => JSON.stringify(coluna.stack))
  expect(dela).toMatch(/"line".*Maria das Dores.*Empregado\(a\)/)
  expect(dele).toMatch(/"line".*Testemunha.*Nome: _+.*CPF: _+/)
})

it('turns the page before the words that are signed, never between them and the signatures', () => {
  const quem = assinaturas('São Paulo', ['Empregadora'])
  const timbre = {
    razaoSocial: 'Limpa',
    nomeFantasia: 'Limpa',
    cnpj: '46120835000186',
    municipio: null,
    logo: null,
  }
  const emitidoEm = Temporal.ZonedDateTime.from('2026-11-30T08:00[America/Sao_Paulo]')
  const fim = (corpo: Parameters<typeof comTimbre>[0]['corpo']) =>
    comTimbre({ titulo: 'T', assunto: 'A', corpo }, { timbre, referencia: 'R', emitidoEm }).content.slice(2)
  const [um, dois] = [clausula('Um'), clausula('Dois')]
  expect(fim([um, dois, quem])).toEqual([um, { unbreakable: true, stack: [dois, quem] }])
  // A table may be longer than a page.
  const tabela = tabelaDe(['Peça'], [['Bota']], ['*'])
  expect(fim([um, tabela, quem])).toEqual([um, tabela, quem])
})
