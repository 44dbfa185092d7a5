import { describe, expect, it } from 'vitest'
import { listaAdmissao } from '../listas/admissao.ts'
import { colunasVisiveis } from '../listas/define-list.ts'
import { variosDe } from '../listas/gramatica.ts'
import { exportQuery, planilhas } from './exportacao.ts'
import { contadorDeLinhas, LINHAS_POR_LOTE } from './formatos.ts'

describe('the query of an export', () => {
  const query = exportQuery(listaAdmissao)
  it('is that of the list without its pages, with format and columns', () => {
    expect(
      query.parse({ formato: 'csv', status: 'em_analise', ordenar: '-nome', colunas: 'nome,numero' }),
    ).toEqual({
      formato: 'csv',
      status: 'em_analise',
      ordenar: '-nome',
      colunas: ['nome', 'numero'],
    })
  })
  it.each([
    {},
    { formato: 'docx' },
    { formato: 'csv', pagina: '1' },
    { formato: 'csv', porPagina: '100' },
    { formato: 'csv', colunas: '' },
    { formato: 'csv', colunas: 'nome,senha' },
    { formato: 'csv', colunas: 'constructor' },
    {
      formato: 'csv',
      colunas: Array.from({ length: Object.keys(listaAdmissao.colunas).length + 1 }, () => 'nome').join(','),
    },
  ])('refuses %j', (valor) => expect(query.safeParse(valor).success).toBe(false))

  it('prints a list, and never the layout of a program', () => {
    expect(query.safeParse({ formato: 'pdf' }).success).toBe(true)
    const layout = exportQuery(listaAdmissao, planilhas)
    expect(['xlsx', 'csv', 'pdf'].map((formato) => layout.safeParse({ formato }).success)).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('shows a column only to those who may see it', () => {
  expect(colunasVisiveis(listaAdmissao, ['Coordenador Operacional'])).toContain('cpf')
  expect(colunasVisiveis(listaAdmissao, ['Almoxarifado'])).not.toContain('cpf')
  expect(colunasVisiveis(listaAdmissao, [])).not.toContain('cpf')
})

it('takes one code or several', () => {
  const situacao = variosDe(['ativo', 'desligado'])
  expect(situacao.parse('ativo')).toEqual(['ativo'])
  expect(situacao.parse('ativo,desligado')).toEqual(['ativo', 'desligado'])
  for (const valor of ['', 'ativo,', 'ferias', Array.from({ length: 21 }, () => 'ativo').join(',')])
    expect([valor, situacao.safeParse(valor).success]).toEqual([valor, false])
})

describe('contadorDeLinhas', () => {
  const bytes = (...numeros: number[]) => Uint8Array.from(numeros)
  const FIM = [0, 0, 0xff, 0xff]

  it('counts batches by the mark of the compressor, also where it is cut or follows more zeros', () => {
    const contar = contadorDeLinhas('xlsx', 10_000)
    expect(contar(bytes(1, 2, 0, 0))).toBe(0)
    expect(contar(bytes(0, 0xff))).toBe(0)
    expect(contar(bytes(0xff, 7))).toBe(LINHAS_POR_LOTE)
    expect(contar(bytes(0, 0, 0xff, 0, 0, 0xff, 0xff))).toBe(2 * LINHAS_POR_LOTE)
  })
  it('never says more than there are', () => {
    const contar = contadorDeLinhas('xlsx', 620)
    expect(contar(bytes(...FIM, ...FIM))).toBe(620)
  })
  it('counts the lines of a CSV without its head', () => {
    const contar = contadorDeLinhas('csv', 10)
    expect(contar(bytes(65, 13))).toBe(0)
    expect(contar(bytes(10, 66, 13, 13, 10, 10))).toBe(1)
  })
})
