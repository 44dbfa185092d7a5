import { describe, expect, it } from 'vitest'
import { conferirMapa, mapear } from './cabecalho.ts'
import { celulaTexto, letraDaColuna } from './celula.ts'
import { chaveDe, coluna, defineImportacao, enderecoDe, readLinha, type Importacao } from './define.ts'
import { tipoNomes, tipoOf } from './tipos.ts'
import { feriados } from './tipos/feriados.ts'
import { usuarios } from './tipos/usuarios.ts'

const cabecalho = ['Nome*', 'DATA', 'Repete todo ano', 'uf', 'Cidade', 'Fundamento']
const linha = ['Aniversário', '25/01/2026', 'Sim', 'sp', 'São Paulo', 'Lei 1']

describe.each(tipoNomes)('the spreadsheet of %s', (nome) => {
  const tipo = tipoOf(nome)
  const exemplos = Object.values(tipo.colunas).map(({ exemplo }) => exemplo)
  const labels = Object.values(tipo.colunas).map(({ label }) => label)

  it('understands its own template', () => {
    const mapa = mapear(
      tipo,
      labels.map((label) => `${label} *`),
    )
    expect(Object.values(mapa)).toEqual(labels.map((_, indice) => indice))
    expect(conferirMapa(tipo, labels, mapa)).toEqual([])
    expect(readLinha(tipo, mapa, 2, exemplos).erros).toEqual([])
  })

  it('tells every column that an empty row must fill', () => {
    const { valores, erros } = readLinha(tipo, mapear(tipo, labels), 3, [])
    expect(valores).toBeNull()
    expect(erros).toEqual(
      Object.entries(tipo.colunas).flatMap(([coluna, { label, obrigatoria }]) =>
        obrigatoria ? [{ linha: 3, coluna, valor: '', mensagem: `Preencha ${label}.` }] : [],
      ),
    )
  })

  it('takes no formula for a value', () => {
    const formulas = labels.map(() => ({ formula: 'A1' }))
    const { erros } = readLinha(tipo, mapear(tipo, labels), 2, formulas)
    expect(erros).toHaveLength(labels.length)
    expect(new Set(erros.map(({ mensagem }) => mensagem))).toEqual(
      new Set([
        'Esta célula tem uma fórmula. Copie a coluna e cole como valores (Colar especial › Valores) antes de enviar.',
      ]),
    )
  })
})

describe('the header of a file', () => {
  it('is matched by label or synonym, in any order', () => {
    expect(mapear(feriados, cabecalho)).toEqual({
      nome: 0,
      data: 1,
      anual: 2,
      uf: 3,
      municipio: 4,
      fundamento: 5,
    })
    expect(mapear(feriados, cabecalho.toReversed())).toMatchObject({ nome: 5, data: 4, municipio: 1 })
  })

  it('never takes one column of the file for two', () => {
    const mapa = mapear(feriados, ['Feriado', 'Nome'])
    expect(mapa).toMatchObject({ nome: 1 })
    expect(Object.values(mapa).filter((indice) => indice === 1)).toHaveLength(1)
  })

  it('is told what lacks, what repeats and what is not known', () => {
    const titulos = ['Nome', 'Nome', 'Cor preferida', 'Data', 'Erros', '']
    expect(conferirMapa(feriados, titulos, mapear(feriados, titulos))).toEqual([
      {
        codigo: 'faltando',
        impede: true,
        mensagem:
          'Falta a coluna “Repete todo ano”. Escolha qual coluna do arquivo a traz ou acrescente-a à planilha.',
      },
      {
        codigo: 'faltando',
        impede: true,
        mensagem: 'Falta a coluna “UF”. Escolha qual coluna do arquivo a traz ou acrescente-a à planilha.',
      },
      {
        codigo: 'faltando',
        impede: true,
        mensagem:
          'Falta a coluna “Fundamento”. Escolha qual coluna do arquivo a traz ou acrescente-a à planilha.',
      },
      { codigo: 'repetida', impede: false, mensagem: 'A coluna B (Nome) repete a A e não será lida.' },
      {
        codigo: 'desconhecida',
        impede: false,
        mensagem: 'A coluna C (Cor preferida) não é conhecida e não será lida.',
      },
    ])
  })

  it('refuses one column chosen for two fields', () => {
    const mapa = { ...mapear(feriados, cabecalho), fundamento: 0 }
    expect(conferirMapa(feriados, cabecalho, mapa)).toContainEqual({
      codigo: 'repetida',
      impede: true,
      mensagem:
        'A coluna A (Nome*) foi escolhida para “Nome” e “Fundamento”. Cada coluna do arquivo serve a um campo só.',
    })
  })
})

describe('a row', () => {
  it('is read into values, and named by its key', () => {
    const { valores, erros } = readLinha(feriados, mapear(feriados, cabecalho), 2, linha)
    expect(erros).toEqual([])
    expect(valores).toEqual({
      nome: 'Aniversário',
      data: '2026-01-25',
      anual: true,
      uf: 'SP',
      municipio: 'São Paulo',
      fundamento: 'Lei 1',
    })
    expect(chaveDe(feriados, valores ?? {})).toBe('["sp","sao paulo","2026 01 25",true]')
  })

  it('is the same record however its key is spelled', () => {
    const chave = (municipio: string | undefined) =>
      chaveDe(feriados, { uf: 'SP', municipio, data: '2026-01-25', anual: true })
    expect(chave('SANTOS')).toBe(chave('Santos'))
    expect(chave('Sao  Paulo')).toBe(chave('São Paulo'))
    expect(chave(undefined)).not.toBe(chave('Santos'))
  })

  it('is another user where one sign of the login is another', () => {
    const chave = (usuario: string) => chaveDe(usuarios, { usuario })
    expect(chave('ana.lima')).toBe(chave('ana.lima'))
    expect(chave('ana.lima')).not.toBe(chave('ana-lima'))
  })

  it('says everything that is wrong, cell by cell', () => {
    const mapa = mapear(feriados, cabecalho)
    const { valores, erros } = readLinha(feriados, mapa, 7, ['', '31/02/2026', 'talvez', 'XX', null, 'Lei 1'])
    expect(valores).toBeNull()
    expect(erros).toEqual([
      { linha: 7, coluna: 'nome', valor: '', mensagem: 'Preencha Nome.' },
      {
        linha: 7,
        coluna: 'data',
        valor: '31/02/2026',
        mensagem: 'O dia 31/02/2026 não existe no calendário. Confira e corrija a data.',
      },
      { linha: 7, coluna: 'anual', valor: 'talvez', mensagem: 'Responda Sim ou Não.' },
      { linha: 7, coluna: 'uf', valor: 'XX', mensagem: 'Escolha a UF.' },
    ])
    expect(erros.map((erro) => enderecoDe(mapa, erro))).toEqual(['A7', 'B7', 'C7', 'D7'])
    expect(enderecoDe(mapa, { linha: 7, coluna: null })).toBe('linha 7')
    expect(letraDaColuna(3)).toBe('D')
  })
})

describe('a declaration', () => {
  const nome = coluna('Nome', celulaTexto, { exemplo: 'Ana' })
  const declarar = (colunas: Importacao['colunas']) => () =>
    defineImportacao({
      tipo: 'teste',
      titulo: 'testes',
      label: { one: 'teste', many: 'testes' },
      descricao: '',
      existente: '',
      colunas,
      chave: [],
    })

  it('does not start with two columns of one name, or with an example that it would refuse', () => {
    expect(
      declarar({ nome, outro: coluna('Outro', celulaTexto, { exemplo: 'x', sinonimos: ['NOME'] }) }),
    ).toThrow('teste: "nome" names nome and outro')
    expect(
      declarar({ data: feriados.colunas.data, ruim: { ...feriados.colunas.uf, exemplo: 'XX' } }),
    ).toThrow('teste.ruim: bad example for "UF"')
  })
})
